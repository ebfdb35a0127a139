import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { embedUrl, watchUrl } from '../../common/structuredData';
import styles from './styles.module.css';

interface Props {
  youtube: string;
  title: string;
  /** Shown until the reader plays the recording. */
  children: ReactNode;
}

const focus = (player: HTMLIFrameElement | null) => player?.focus();

/**
 * A recording behind its poster. Nothing is requested from another host before the reader presses
 * play; then the focus moves to the player. Without JavaScript there is a link instead of the
 * button.
 */
export function Player({ youtube, title, children }: Props): ReactNode {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={styles.player}>
      <div className={styles.screen}>
        {isPlaying ? (
          <iframe
            ref={focus}
            src={`${embedUrl(youtube)}?autoplay=1`}
            title={`Recording: ${title}`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // The player does not work unless it knows which host shows it.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {children}
            <button
              type="button"
              className={`clean-btn ${styles.play}`}
              onClick={() => setPlaying(true)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5v14l11-7z" />
              </svg>
              <span className="sr-only">Play the recording</span>
            </button>
          </>
        )}
      </div>
      <p className="soft small">
        <Link to={watchUrl(youtube)}>Watch on YouTube</Link>
        <span className={styles.note} data-no-copy="">
          , or press play to load the player from youtube-nocookie.com. Until then nothing is loaded
          from there.
        </span>
      </p>
    </div>
  );
}

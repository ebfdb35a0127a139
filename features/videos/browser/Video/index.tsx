import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatDay } from '#platform/base/common/dates';
import type { Video } from '../../common/schema';
import { embedUrl, toVideoObject, watchUrl } from '../../common/structuredData';
import { TOPICS } from '../../common/topics';
import { Fact, Facts } from '#platform/frame/browser/Facts';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { Poster } from './Poster';
import styles from './styles.module.css';

/** The recording of the page; the content checks make sure that it has one. */
function useVideo(): Video {
  return (useDoc().frontMatter as unknown as { video: Video }).video;
}

function StructuredData({ video }: { video: Video }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, description, permalink } = useDoc().metadata;
  return (
    <JsonLd data={toVideoObject(video, { title, description, url: siteConfig.url + permalink })} />
  );
}

interface PlayerProps {
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
function Player({ youtube, title, children }: PlayerProps): ReactNode {
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

/** The player of the page's recording, and its facts. */
export function Recording(): ReactNode {
  const { title } = useDoc().metadata;
  const video = useVideo();
  const { youtube, format, date, conference, speakers, alsoOnStage, slides, transcript } = video;
  const [topic] = video.topics;
  return (
    <>
      <StructuredData video={video} />
      <Player youtube={youtube} title={title}>
        {topic && <Poster occasion={conference ?? format} topic={topic} />}
      </Player>
      <Facts>
        <Fact name="Format">{format}</Fact>
        {conference && <Fact name="Event">{conference}</Fact>}
        <Fact name="Date">
          <time dateTime={date}>{formatDay(date)}</time>
        </Fact>
        <Fact name={speakers.length === 1 ? 'Speaker' : 'Speakers'}>
          <ul>
            {speakers.map(({ name, url }) => (
              <li key={name}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </Fact>
        {alsoOnStage && <Fact name="Also on stage">{alsoOnStage.join(', ')}</Fact>}
        {(slides ?? transcript) && (
          <Fact name="Read">
            <ul>
              {slides && (
                <li>
                  <Link to={slides}>Slides</Link>
                </li>
              )}
              {transcript && (
                <li>
                  <Link to={transcript}>Transcript</Link>
                </li>
              )}
            </ul>
          </Fact>
        )}
        <Fact name={video.topics.length === 1 ? 'Topic' : 'Topics'}>
          <ul>
            {video.topics.map((id) => (
              <li key={id}>
                <Link to={`/resources/videos/?topic=${id}`}>{TOPICS[id]}</Link>
              </li>
            ))}
          </ul>
        </Fact>
      </Facts>
      {video.note && <p>{video.note}</p>}
    </>
  );
}

/** The main points of the page's recording. */
export function MainPoints(): ReactNode {
  return (
    <ul>
      {useVideo().takeaways?.map((takeaway) => (
        <li key={takeaway}>{takeaway}</li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatDay } from '#platform/base/common/dates';
import type { Video } from '../../common/schema';
import { toVideoObject } from '../../common/structuredData';
import { TOPICS } from '../../common/topics';
import { Fact, Facts } from '#platform/frame/browser/Facts';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { Player } from './Player';
import { Poster } from './Poster';

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
      {useVideo().takeaways.map((takeaway) => (
        <li key={takeaway}>{takeaway}</li>
      ))}
    </ul>
  );
}

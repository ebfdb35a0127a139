import type { ReactNode } from 'react';
import { FileLink } from '#platform/frame/browser/controls';
import { STAGE_IDS, STAGES } from '#platform/base/common/levels';
import { KITS_ROUTE, kitFile } from '../../common/vocabulary';

/** The kits of files to start from, one for each stage. */
export function Kits(): ReactNode {
  return (
    <ul>
      {STAGE_IDS.map((stage) => (
        <li key={stage}>
          <FileLink file={KITS_ROUTE + kitFile(stage)} download={`${stage}-kit.zip`}>
            Files for {STAGES[stage]}
          </FileLink>{' '}
          (ZIP)
        </li>
      ))}
    </ul>
  );
}

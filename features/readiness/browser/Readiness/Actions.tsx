import { useId, useState, type ReactNode } from 'react';
import checklist from '@generated/site-readiness/default/checklist.json';
import { copyText, saveFile } from '#platform/base/browser/textFiles';
import { toJson } from '#platform/base/common/json';
import { ActionMenu } from '#platform/frame/browser/controls';
import type { Journey } from '../../common/journey';
import { NO_PROGRESS, parseProgress, toReport, type Progress } from '../../common/progress';
import { keepProgress } from './state';
import styles from './styles.module.css';

interface ActionsProps {
  journey: Journey;
  progress: Progress;
}

/** What a reader can do with the result and with what is kept. */
export function Actions({ journey, progress }: ActionsProps): ReactNode {
  const [message, setMessage] = useState('');
  const [undo, setUndo] = useState<Progress>();
  const fileId = useId();
  const name = `readiness-for-${journey.to}`;

  const say = (text: string, before?: Progress) => {
    setMessage(text);
    setUndo(before);
  };
  const copy = async () => {
    try {
      await copyText(toReport(checklist, journey, progress));
      say('The result is copied.');
    } catch {
      say('Copying did not work here. Download the result instead.');
    }
  };
  const load = async (chosen: File) => {
    const loaded = parseProgress(await chosen.text());
    if (loaded) {
      keepProgress(loaded);
      say(`The marks from ${chosen.name} have taken the place of those here.`, progress);
    } else {
      say(`${chosen.name} is not a file that was exported here. Nothing has changed.`);
    }
  };
  const button = (label: string, onClick: () => void, className = 'dropdown__link') => (
    <button type="button" className={className} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div className={styles.actions}>
      <div className="wrap">
        {button(
          'Copy result',
          () => void copy(),
          // What is done next, once there is something to copy.
          `button button--sm button--${Object.keys(progress.entries).length > 0 ? 'primary' : 'secondary'}`,
        )}
        <div>
          <ActionMenu
            label="More actions"
            className={styles.quiet}
            onClick={({ currentTarget }) => currentTarget.hidePopover()}
          >
            {button('Download result', () => {
              saveFile(`${name}.md`, toReport(checklist, journey, progress), 'text/markdown');
              say(`The result is saved as ${name}.md.`);
            })}
            {button('Print', () => window.print())}
            {button('Export marks', () => {
              saveFile('readiness.json', toJson(progress), 'application/json');
              say('Your marks are saved as readiness.json.');
            })}
            <label className="dropdown__link" htmlFor={fileId}>
              Import marks
            </label>
            <input
              id={fileId}
              className="sr-only"
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) {
                  void load(chosen);
                }
                // The same file can be chosen again.
                target.value = '';
              }}
            />
            {button('Clear all', () => {
              keepProgress(NO_PROGRESS);
              say('All marks are removed from this device.', progress);
            })}
          </ActionMenu>
        </div>
      </div>
      <p role="status">{message}</p>
      {undo &&
        button(
          'Undo',
          () => {
            keepProgress(undo);
            say('Your marks are back.');
          },
          'button button--link',
        )}
    </div>
  );
}

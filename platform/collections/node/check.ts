import { repeatsIn } from '#platform/base/common/repeats';
import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '#platform/content/common/files';
import type { CheckedSite } from '#platform/content/node/contribution';
import type { AnyCollection, Entry, PagesSource, Unique } from './collection';
import { entriesOfFiles, isEntryFile, readRecords } from './read';

/** Each page about an entry has its field and shows it, and no other page does. */
function checkPage(source: PagesSource, file: ContentFile, site: CheckedSite): Problem[] {
  const { field, folder, shows = [] } = source;
  const has = file.frontMatter[field] !== undefined;
  if (has !== isEntryFile(source, file.file)) {
    return [
      {
        file: file.file,
        field,
        reason: has ? `is on a page outside ${folder}/` : 'is missing',
        remedy: has
          ? `Move the page to ${folder}/, or remove the field.`
          : 'Add it; another page of the folder shows what belongs there.',
      },
    ];
  }
  const { components } = site.outlineOf(file);
  return shows
    .filter((name) => has && !components.some((component) => component.name === name))
    .map((name) => ({
      file: file.file,
      line: file.bodyOffset + 1,
      field: name,
      reason: 'is not in the text',
      remedy: `Write <${name} /> where it belongs.`,
    }));
}

const checkUnique = <Data>(
  { field, what, of }: Unique<Data>,
  entries: readonly Entry<Data>[],
): Problem[] =>
  repeatsIn(entries, (entry) => of(entry.data, entry)).map(({ item, key, first }) => ({
    file: item.file,
    field: `${item.field}.${field}`,
    reason: `the ${what} "${key}" is taken by ${first.file === item.file ? first.field : first.file}`,
    remedy: 'Change it in one of the two.',
  }));

/** All problems of a collection, those of single fields of its data file included. */
export function checkCollection(collection: AnyCollection, site: CheckedSite): Problem[] {
  const { source, unique = [] } = collection;
  const { entries, problems } =
    source.type === 'records'
      ? readRecords(site.siteDir, collection)
      : {
          entries: entriesOfFiles(collection, site.files),
          problems: site.files.flatMap((file) => checkPage(source, file, site)),
        };
  return problems.length > 0 && source.type === 'records'
    ? problems
    : [
        ...problems,
        ...unique.flatMap((one) => checkUnique(one, entries)),
        ...(collection.rules?.(entries, site) ?? []),
      ];
}

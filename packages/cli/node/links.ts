import path from 'node:path';
import { SHARED, type Repository } from './repository';

/** Where a link leads. */
export type Target =
  /** To a file of the checkout, and in it to a heading. */
  | { kind: 'file'; file: string; heading?: string }
  /** To a file of the same repository that isn't in the checkout. */
  | { kind: 'gone' }
  /** To a page out of the checkout, which a person has to read. */
  | { kind: 'elsewhere' }
  /** To no document of the project: an address of mail, a place in the same text, a guide of this site. */
  | { kind: 'none' };

const TEXT_ENDINGS = ['', '.md', '.mdx', '.markdown', '.rst', '.adoc', '.asciidoc', '.txt'];
/** Branches that a checkout usually is of. */
const MAIN = /^(?:main|master|trunk|develop|head)$/i;
const HOST = /^https?:\/\/(?:www\.)?/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file that a path names: itself, with an ending that texts have, or the index of a folder. */
function fileAt({ has }: Repository, to: string): string | undefined {
  const bare = path.posix.normalize(to).replace(/^\.?\/+|\/+$/g, '');
  return bare === '.' || bare === ''
    ? TEXT_ENDINGS.map((ending) => `README${ending}`).find(has)
    : [bare, `${bare}/README`, `${bare}/index`, `${bare}/_index`]
        .flatMap((one) => TEXT_ENDINGS.map((ending) => one + ending))
        .find(has);
}

/**
 * What a link to the same repository on its code host has behind the address of the repository;
 * `undefined` if it leads to another one. Hosts don't tell apart the cases of owners and names.
 */
function behindRemote(remotes: readonly string[], url: string): string | undefined {
  const address = url
    .replace(HOST, 'https://')
    .replace(/\.git(?=$|[/?#])/, '')
    .replace(
      /^https:\/\/raw\.githubusercontent\.com\/([^/]+\/[^/]+)\//i,
      'https://github.com/$1/raw/',
    );
  const remote = remotes.find((one) => {
    const next = address[one.length];
    return address.toLowerCase().startsWith(one) && (next === undefined || /[/?#]/.test(next));
  });
  return remote && address.slice(remote.length);
}

/** A file of a repository by what its code host has behind the address, such as `/blob/main/docs/a.md`. */
function ofHost(repository: Repository, behind: string): Target {
  const [, heading] = behind.split('#');
  const bare = decoded(behind.replace(/[?#].*$/, ''));
  const [, path] =
    /^\/(?:-\/)?(?:blob|tree|raw|blame|edit)\/(?:refs\/(?:heads|tags)\/)?(.+)$/.exec(bare) ?? [];
  if (path === undefined) {
    const file = /^\/?$/.test(bare) ? fileAt(repository, '') : undefined;
    return file === undefined ? { kind: 'elsewhere' } : { kind: 'file', file, heading };
  }
  // A branch may have slashes in its name.
  const [branch = '', ...rest] = path.split('/');
  for (let from = 0; from < Math.min(rest.length, 3) || from === 0; from += 1) {
    const file = fileAt(repository, rest.slice(from).join('/'));
    if (file !== undefined) {
      return { kind: 'file', file, heading };
    }
  }
  // Another branch has other files.
  return { kind: MAIN.test(branch) ? 'gone' : 'elsewhere' };
}

/** A file of the organization's repository, as one of the checkout. */
const shared = (target: Target): Target =>
  target.kind === 'file' ? { ...target, file: SHARED + target.file } : target;

/**
 * Where a link of a document leads, seen from the checkout.
 *
 * @param from the document
 */
export function targetOf(repository: Repository, from: string, url: string): Target {
  // A person or an organization is no document.
  if (/^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/[^/?#]+\/?$/i.test(url)) {
    return { kind: 'none' };
  }
  const { organization, remotes } = repository;
  if (organization && from.startsWith(SHARED)) {
    return shared(targetOf(organization, from.slice(SHARED.length), url));
  }
  if (HOST.test(url)) {
    const behind = behindRemote(remotes, url);
    if (behind !== undefined) {
      return ofHost(repository, behind);
    }
    // A copy without remotes is taken for the repository in which the host looks.
    const known = organization?.remotes.length
      ? organization.remotes
      : remotes.map((remote) => remote.replace(/[^/]*$/, '.github'));
    const inOrganization = behindRemote(known, url);
    return organization && inOrganization !== undefined
      ? shared(ofHost(organization, inOrganization))
      : { kind: url.startsWith('https://contribute.cncf.io/') ? 'none' : 'elsewhere' };
  }
  const [to = '', heading] = url.split('#');
  const bare = decoded(to.replace(/\?.*$/, ''));
  // `mailto:` and the like, and pages of the code host such as `../../issues`.
  const isOther = bare === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(bare);
  const full = bare.startsWith('/') ? bare : path.posix.join(path.posix.dirname(from), bare);
  if (isOther || full.startsWith('..')) {
    return { kind: 'none' };
  }
  const file = fileAt(repository, full);
  return file === undefined ? { kind: 'gone' } : { kind: 'file', file, heading };
}

/** Whether a link leads out of the checkout to what a person has to read. */
export const isElsewhere = (
  repository: Repository,
  from: string,
  { url }: { url: string },
): boolean => targetOf(repository, from, url).kind === 'elsewhere';

/** What stands before and after a name in addresses. */
const AROUND_NAMES =
  /^(?:|get|try|use|the|go|cd|io|rs|hq|dev|docs?|project|community|website|ecosystem)$/;

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** Whether a website is called as a name is: `fluxcd.io` and `getflux.dev` as Flux, `kubernetes.io` not as kube. */
const isCalled = (host: string, name: string): boolean =>
  name.length > 3 &&
  [...host.split('.'), host.split('.').slice(-2).join('')].some((label) => {
    const rest = plain(label).split(name);
    return rest.length === 2 && rest.every((part) => AROUND_NAMES.test(part));
  });

/** Whether an address is of the owner of the repository, or of a website that is called as it or the repository. */
export function isOfProject({ remotes }: Repository, url: string): boolean {
  const [, host = '', owner = ''] = /^https?:\/\/([^/]+)\/?(?:orgs\/)?([^/]*)/i.exec(url) ?? [];
  return remotes.some((remote) => {
    const [codeHost, own = '', name = ''] = remote.replace(HOST, '').split('/');
    return host.replace(/^www\./i, '').toLowerCase() === codeHost
      ? owner.toLowerCase() === own
      : [own, name].some((one) => isCalled(host.toLowerCase(), plain(one)));
  });
}

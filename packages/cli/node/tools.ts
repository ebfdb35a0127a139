// Which tools the workflows of a project run: for static analysis, for SBOMs, for signatures.
import { isMap, isSeq } from 'yaml';
import { ofHooks } from './calls';
import {
  evidenceOf,
  firstIn,
  found,
  lineIn,
  notFound,
  person,
  type Check,
  type Evidence,
} from './outcome';
import type { Repository } from './repository';
import { partsOf, shellLines, type Command } from './shell';
import { commandsOf, stepsWhere, stepWhere, unreadWorkflow, workflowsOf } from './workflows';

// cspell:ignore addsign bgpg buildx choco clearsign clippy codacy coverity cppcheck debsign dominikh ktlint minisign nerdctl pylint pysa qodana rubocop spotbugs vapier

export const NO_WORKFLOW = 'No workflow in .github/workflows.';

/** How a purpose is seen in workflows. */
interface Purpose {
  /** After "No workflow". */
  says: string;
  /** Actions and workflows that serve it. */
  uses: RegExp;
  /** Commands that serve it. */
  run: RegExp;
  /** A section of the settings of GoReleaser. */
  goreleaser?: RegExp;
  /** A setting of a step, such as `sbom: true` of a build. */
  setting?: RegExp;
  /** Names of actions and workflows of others that seem to serve it. */
  named: RegExp;
  /** Of these, whether they do it, and when a script should run that no workflow calls. */
  asks: [does: string, when: string];
}

/** Commands that name a tool without running it. */
const NO_RUN =
  /^(?:(?:sudo )?(?:apt|apt-get|apk|brew|dnf|yum|choco|snap)|pip3?|pip install|go (?:get|install)|cargo install|curl|wget|echo|printf|which|command|type|test|\[|rm|mkdir|mv|cp|ls|cat|grep|sed|awk|chmod|git(?! tag)|docker pull|call|npm (?:i|install|ci)|export|hash|die|fail|log|info)(?![\w-])|\s--?(?:version|help)\b|\binstall\b/;

const serves = ({ text }: Pick<Command, 'text'>, run: RegExp): boolean =>
  run.test(text) && partsOf(text).some((part) => run.test(part) && !NO_RUN.test(part));

const placeOf = (command: Command): Evidence => evidenceOf(command, command, command.text);

const commandWhere = (repository: Repository, run: RegExp): Evidence | undefined => {
  const command = commandsOf(repository).find((one) => serves(one, run));
  return command && placeOf(command);
};

function goreleaser(repository: Repository, key: RegExp): Evidence | undefined {
  return firstIn(repository.matching('{.goreleaser,goreleaser}.{yml,yaml}'), (file) => {
    const line = lineIn(repository, file, key);
    return line > 0 ? { file, line, says: 'settings of GoReleaser' } : undefined;
  });
}

const settingIn = (repository: Repository, setting: RegExp): Evidence | undefined =>
  firstIn(workflowsOf(repository), ({ file }) => {
    const line = lineIn(repository, file, setting);
    const says = repository.text(file)?.split('\n')[line - 1] ?? '';
    return line > 0 ? evidenceOf({ file }, { line }, says) : undefined;
  });

const SCRIPTS = '{,**/}{GNUmakefile,Makefile,Makefile.*,*.mk,justfile,.justfile,*.sh}';
const NO_RELEASE =
  /(?:^|\/)(?:[\w-]*tests?|[\w-]*e2e[\w-]*|examples?|samples?|fixtures?|demos?|docs?|website|dev)\//i;

/** A command of a file that no workflow is seen to call. */
const uncalled = (repository: Repository, run: RegExp): Evidence | undefined =>
  firstIn(
    repository.matching(SCRIPTS).filter((file) => !NO_RELEASE.test(file)),
    (file) => {
      // A tool may be in a variable of its name.
      const text = (repository.text(file) ?? '').replace(/\$\(([A-Z]\w*)\)/g, (_, name: string) =>
        name.toLowerCase(),
      );
      // Out of a recipe, a Makefile only names tools.
      const line =
        run.test(text) &&
        shellLines(text).find(
          (one) => (file.endsWith('.sh') || /^\s/.test(one.text)) && serves(one, run),
        );
      return line ? evidenceOf({ file }, line, line.text) : undefined;
    },
  );

const foundIn = (
  repository: Repository,
  { uses, run, goreleaser: key, setting }: Purpose,
): Evidence | undefined =>
  stepWhere(repository, uses) ??
  commandWhere(repository, run) ??
  (key && goreleaser(repository, key)) ??
  (setting && settingIn(repository, setting));

/** What can't be seen from here, as a question. */
function doubtIn(repository: Repository, { named, run, asks: [does, when] }: Purpose) {
  const step = stepWhere(repository, named);
  if (step) {
    return person(`This is in another repository. Does it ${does}?`, step);
  }
  const place = uncalled(repository, run);
  return place && person(`No workflow is seen to call this. Does it run for each ${when}?`, place);
}

const missing = (repository: Repository, { says, asks: [does] }: Purpose) =>
  unreadWorkflow(repository, does) ??
  notFound(workflowsOf(repository).length === 0 ? NO_WORKFLOW : `No workflow ${says}.`);

const SBOM: Purpose = {
  says: 'makes an SBOM',
  uses: /^(?:anchore\/sbom-action(?!\/download)|actions\/attest-sbom|CycloneDX\/|advanced-security\/spdx|ko-build\/setup-ko)/i,
  run: /\b(?:syft(?=["']?\s)|npm sbom|cyclonedx(?:-\w+)*|cargo[ -]cyclonedx|spdx-sbom-generator|sbom-tool generate|docker sbom|bom generate|trivy .*--format[ =](?:spdx|cyclonedx)|(?:ko|docker|podman|nerdctl) (?:\w+ )?build .*--(?:sbom(?!=(?:none|false|\$))|attest[ =]type=sbom))(?![\w./-])/,
  goreleaser: /^sboms:/,
  setting: /^\s*(?:sbom:\s*(?:true|["']?(?:generator|spdx|cyclonedx))|attests:.*sbom)/,
  named: /^[\w.-]+\/[\w.-]+\/.*(?:sbom|syft)/i,
  asks: ['make an SBOM', 'release'],
};

const SIGNING: Purpose = {
  says: 'signs or attests what it releases',
  uses: /^(?:actions\/attest(?:-build-provenance)?@|slsa-framework\/slsa-github-generator\/\.github\/workflows\/(?:generator|builder)_|sigstore\/gh-action)/i,
  run: /\bcosign(?:-\S+)? (?:sign|attest)(?:-blob)?\b|\bnpm publish .*--provenance\b|\bgpg2?\b.*(?: -\w*b\b|--(?:detach-sign|sign|clearsign)\b)|\bhelm package .*--sign\b|\brpm(?:sign)? .*--addsign\b|\bdebsign\b|\bminisign -S|\bnotation sign\b|\bgit tag .*(?: -s\b|--sign\b)/,
  goreleaser: /^(?:docker_|binary_)?signs:/,
  setting: /^\s*(?:CR_SIGN|NPM_CONFIG_PROVENANCE|attestations):\s*["']?true\b/,
  named: /^[\w.-]+\/[\w.-]+\/.*(?:attest(?!or)|[/_-]sign(?:ing)?[-_./@]|provenance)/i,
  asks: ['sign or attest what is released', 'release'],
};

const ANALYZERS =
  'gosec|semgrep|bandit|staticcheck|cppcheck|clang-tidy|scan-build|brakeman|spotbugs|pysa|sonar-scanner';

const ANALYSIS: Purpose = {
  says: 'runs static analysis',
  uses: /^(?:github\/codeql-action\/(?:init|analyze)|securego\/gosec|returntocorp\/semgrep|semgrep\/|SonarSource\/|dominikh\/staticcheck-action|PyCQA\/bandit-action|JetBrains\/qodana-action|vapier\/coverity-scan-action|codacy\/codacy-analysis)/i,
  run: new RegExp(
    `(?:^|[\\s/:])(?:${ANALYZERS})(?:[@:][\\w.-]+)?["')]?(?=\\s|$)|\\bcodeql database analyze\\b|\\bsnyk code test\\b|sonar-maven-plugin|\\b(?:mvnw?|gradlew?)\\b.*\\b(?:sonar|spotbugs)\\w*`,
  ),
  named: /^[\w.-]+\/[\w.-]+\/.*(?:code-?scan|codeql|\bsast\b|static-?analysis)(?!.*upload-sarif)/i,
  asks: ['run static analysis', 'change'],
};

const LINT_SETTINGS = '{,**/}.golangci.{yml,yaml,json}';

/** Whether settings of golangci-lint turn on a linter that looks for faults, and where. */
function analyzerIn(repository: Repository, file: string): Evidence | undefined {
  const yaml = repository.yaml(file);
  const linters: unknown = yaml?.document.get('linters');
  const namesOf = (key: string): string[] => {
    const list: unknown = isMap(linters) ? linters.get(key) : undefined;
    return isSeq(list) ? list.toJSON().map(String) : [];
  };
  const setting = (key: string): unknown => (isMap(linters) ? linters.get(key) : undefined);
  const disabled = namesOf('disable');
  const isAll = setting('enable-all') === true || setting('default') === 'all';
  // Without a word on it, the standard ones are on.
  const isStandard =
    setting('disable-all') !== true &&
    [undefined, 'standard'].includes(setting('default') as string);
  const name = ['gosec', 'staticcheck'].find(
    (one) =>
      !disabled.includes(one) &&
      (namesOf('enable').includes(one) || isAll || (isStandard && one === 'staticcheck')),
  );
  return yaml && name !== undefined
    ? {
        file,
        line: lineIn(repository, file, new RegExp(`^\\s*- ["']?${name}\\b`)) || 1,
        says: `golangci-lint with ${name}`,
      }
    : undefined;
}

/** A step or a command that runs golangci-lint, with the linter of its settings that looks for faults. */
function golangci(repository: Repository): Evidence[] {
  const run = stepsWhere(repository, /^golangci\/golangci-lint-action/i)
    .map((step) => evidenceOf(step, step, step.value))
    .concat(commandWhere(repository, /golangci-lint\S*["']?\s(?:.*\s)?run\b/) ?? [])[0];
  const files = repository.matching(LINT_SETTINGS);
  const settings = firstIn(files, (file) => analyzerIn(repository, file));
  if (!run) {
    return [];
  }
  // It needs no settings.
  return settings ? [run, settings] : files.length === 0 ? [run] : [];
}

const LINTERS =
  /\b(?:golangci-lint|eslint|clippy|pylint|ruff|flake8|revive|ktlint|rubocop|pmd|checkstyle)\b/;

export const staticAnalysis: Check = (repository) => {
  const own = foundIn(repository, ANALYSIS);
  const [step, ...settings] = own ? [own] : golangci(repository);
  if (step) {
    return found(step, ...settings);
  }
  const doubt = doubtIn(repository, ANALYSIS);
  if (doubt) {
    return doubt;
  }
  const linter = stepWhere(repository, LINTERS) ?? commandWhere(repository, LINTERS);
  const unused = firstIn(repository.matching(LINT_SETTINGS), (file) =>
    analyzerIn(repository, file),
  );
  const hook = ofHooks(repository).find((one) => serves(one, ANALYSIS.run));
  const idle = unused ?? (hook && placeOf(hook));
  if (idle) {
    return person('No workflow is seen to run this. Does it run for each change?', idle);
  }
  return linter
    ? person('A linter runs. Does it look for faults of security, too?', linter)
    : missing(repository, ANALYSIS);
};

const inWorkflows =
  (purpose: Purpose): Check =>
  (repository) => {
    const own = foundIn(repository, purpose);
    return own ? found(own) : (doubtIn(repository, purpose) ?? missing(repository, purpose));
  };

export const sbom = inWorkflows(SBOM);
export const signing = inWorkflows(SIGNING);

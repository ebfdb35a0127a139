import type { RISK_EXPLORER_VECTORS } from './riskExplorer';
import type { ATTACK_TECHNIQUES, SLSA_THREATS } from './vocabulary';
import { ECOSYSTEMS, NATURES, OBJECTIVES, PAYLOADS, STAGES, type VECTORS } from './vocabulary';

// What the values of the axes mean, for the page of definitions. The mapping of a vector names what
// it corresponds to in other taxonomies; an entry can differ, and then its own fields hold.

/** What a vector corresponds to elsewhere. */
export interface VectorMapping {
  definition: string;
  /** Attack vectors of Ladisa et al. in the numbering of the Risk Explorer. */
  ladisa: readonly (keyof typeof RISK_EXPLORER_VECTORS)[];
  /** Threats of SLSA 1.2: A to C are of the source track, D to G of the build track. */
  slsa: readonly (keyof typeof SLSA_THREATS)[];
  attack: readonly (keyof typeof ATTACK_TECHNIQUES)[];
  /** Weaknesses that make it possible. */
  cwe: readonly `CWE-${number}`[];
}

export const VECTOR_DEFINITIONS: Readonly<Record<keyof typeof VECTORS, VectorMapping>> = {
  'account-takeover': {
    definition:
      'The attackers use the account, token, or session of somebody who may publish or change the source, without that person’s knowledge.',
    ladisa: ['AV-602', 'AV-603', 'AV-605', 'AV-607'],
    slsa: ['B', 'F'],
    attack: ['T1078', 'T1528', 'T1550.001'],
    cwe: ['CWE-287', 'CWE-308', 'CWE-522'],
  },
  'build-system': {
    definition:
      'The machine or service that builds, packages, or signs is attacker-controlled, so that clean source yields a malicious artifact.',
    ladisa: ['AV-403', 'AV-401'],
    slsa: ['D', 'E'],
    attack: ['T1195.002', 'T1554'],
    cwe: ['CWE-506', 'CWE-912'],
  },
  'ci-injection': {
    definition:
      'Input that anyone can provide, such as a pull request or a branch name, runs in an automated workflow with permissions or secrets.',
    ladisa: ['AV-701', 'AV-403'],
    slsa: ['B', 'E'],
    attack: ['T1677', 'T1190'],
    cwe: ['CWE-94', 'CWE-77', 'CWE-829'],
  },
  'dependency-confusion': {
    definition:
      'A build fetches a public package instead of the internal one with the same name, because of the order in which it asks its sources.',
    ladisa: ['AV-509'],
    slsa: ['H'],
    attack: ['T1195.001', 'T1036.005'],
    cwe: ['CWE-427', 'CWE-829'],
  },
  'domain-takeover': {
    definition:
      'A domain, account name, or address that others still trust changes hands, because it was sold or expired.',
    ladisa: ['AV-608', 'AV-501'],
    slsa: ['A', 'C'],
    attack: ['T1583.001'],
    cwe: ['CWE-672', 'CWE-829'],
  },
  'infrastructure-breach': {
    definition:
      'The attackers break into a server, host, or cloud account of the project or vendor, other than its build system or update server.',
    ladisa: ['AV-505', 'AV-700', 'AV-702'],
    slsa: ['C', 'G'],
    attack: ['T1190', 'T1195.002'],
    cwe: ['CWE-494', 'CWE-693'],
  },
  'malicious-maintainer': {
    definition:
      'Somebody entitled to release does harm on purpose, whether they always had that right, earned it patiently, or bought it.',
    ladisa: ['AV-800', 'AV-801', 'AV-302'],
    slsa: ['A'],
    attack: ['T1195.001', 'T1195.002'],
    cwe: ['CWE-506', 'CWE-507'],
  },
  'malicious-package': {
    definition:
      'A package that imitates no other is made to do harm, or its publisher turns it into one that does.',
    ladisa: ['AV-100'],
    slsa: ['A', 'H'],
    attack: ['T1195.001'],
    cwe: ['CWE-506', 'CWE-507'],
  },
  'signing-key': {
    definition:
      'A signing key, certificate, or signing service vouches for something that its owner didn’t make.',
    ladisa: ['AV-504'],
    slsa: ['E', 'F'],
    attack: ['T1553.002', 'T1588.003', 'T1552.004'],
    cwe: ['CWE-347', 'CWE-321'],
  },
  'social-engineering': {
    definition:
      'Attackers deceive a person with access into handing over credentials or running something.',
    ladisa: ['AV-606'],
    slsa: ['B', 'F'],
    attack: ['T1566', 'T1111'],
    cwe: ['CWE-308', 'CWE-451'],
  },
  'source-repository': {
    definition:
      'The repository, or the platform that hosts it, lets somebody read or change the source who shouldn’t be able to.',
    ladisa: ['AV-303'],
    slsa: ['B', 'C'],
    attack: ['T1213.003', 'T1190'],
    cwe: ['CWE-862', 'CWE-284'],
  },
  toolchain: {
    definition:
      'A compiler, development environment, or development kit alters what developers build with it.',
    ladisa: ['AV-703', 'AV-401'],
    slsa: ['E'],
    attack: ['T1195.001'],
    cwe: ['CWE-506', 'CWE-829'],
  },
  typosquatting: {
    definition:
      'A package or image has a name that people mistake for another: misspelled, extended, or borrowed from a brand.',
    ladisa: ['AV-200', 'AV-201', 'AV-204', 'AV-206'],
    slsa: ['H'],
    attack: ['T1195.001', 'T1036.005'],
    cwe: ['CWE-1007', 'CWE-506'],
  },
  'update-server': {
    definition:
      'The server that announces or delivers updates to installed software is attacker-controlled.',
    ladisa: ['AV-505', 'AV-508'],
    slsa: ['G'],
    attack: ['T1195.002', 'T1072'],
    cwe: ['CWE-494', 'CWE-345'],
  },
  'vulnerable-component': {
    definition: 'A flaw in a component is the way in, wherever the component is used.',
    ladisa: [],
    slsa: ['I'],
    attack: ['T1190', 'T1203'],
    cwe: ['CWE-1395', 'CWE-1104'],
  },
  other: {
    definition: 'None of these, or not known.',
    ladisa: [],
    slsa: [],
    attack: [],
    cwe: [],
  },
};

export const NATURE_DEFINITIONS: Readonly<Record<keyof typeof NATURES, string>> = {
  attack: 'Somebody did harm without authorization, or tried to.',
  vulnerability: 'A flaw, whether or not anyone is known to have abused it.',
  research: 'A demonstration by researchers in other people’s systems, with no harm intended.',
  leak: 'Confidential code or data got out in a way that isn’t known.',
  sabotage: 'Somebody entitled to release, or acting with those rights, broke their own software.',
};

export const STAGE_DEFINITIONS: Readonly<Record<keyof typeof STAGES, string>> = {
  source: 'Where code is written, reviewed, and kept.',
  build: 'Where it’s built, tested, packaged, and signed, with the tools for that.',
  dependency: 'A package that other software takes in.',
  distribution: 'Where the finished software is handed out: downloads, updates, stores, mirrors.',
  use: 'Where users run it.',
};

export const PAYLOAD_DEFINITIONS: Readonly<Record<keyof typeof PAYLOADS, string>> = {
  backdoor: 'Lets the attackers in later, or loads whatever they send.',
  botnet: 'Makes the machine one of many that the attackers command.',
  'credential-theft': 'Takes passwords, tokens, keys, or wallet seeds.',
  cryptominer: 'Mines cryptocurrency at the victims’ expense.',
  fraud: 'Redirects payments or visitors, or orders paid services.',
  'information-theft': 'Takes source code, documents, or data about the machine.',
  protestware: 'Shows a message or stops working, to make a point.',
  'proof-of-concept': 'Shows that it would have worked.',
  ransomware: 'Encrypts data and demands money.',
  wiper: 'Deletes or overwrites data.',
  none: 'There was none.',
  unknown: 'Not known.',
};

export const OBJECTIVE_DEFINITIONS: Readonly<Record<keyof typeof OBJECTIVES, string>> = {
  access: 'Access to more systems, with no further aim known.',
  espionage: 'Information about chosen victims.',
  money: 'Money or cryptocurrency.',
  destruction: 'To make something stop working.',
  protest: 'To make people hear a grievance or an opinion.',
  attention: 'To make a name for the attackers.',
  demonstration: 'To prove that something is possible.',
  none: 'There was no attacker.',
  unknown: 'Not known.',
};

export const ECOSYSTEM_DEFINITIONS: Readonly<Record<keyof typeof ECOSYSTEMS, string>> = {
  android: 'Apps and stores for phones and tablets with Android.',
  aws: 'Accounts, keys, and services of Amazon Web Services.',
  'c-source': 'Software that users get as C source code and compile themselves.',
  cdn: 'Networks and hosts that deliver scripts and files to web pages.',
  'chrome-extension': 'Extensions of the Chrome browser and their store.',
  ci: 'Services and servers that build and test after each change.',
  cloud: 'Cloud accounts and services, of whichever provider.',
  'code-hosting': 'Platforms other than GitHub that host source code.',
  'code-quality': 'Tools that analyze source code and see all of it.',
  cryptocurrency: 'Wallets, exchanges, and the software around digital currencies.',
  docker: 'Container images and the registries that hand them out.',
  'download-portal': 'Sites that hand out the programs of many publishers.',
  electron: 'Desktop programs built on Electron.',
  enterprise: 'Products that organizations buy and run themselves.',
  firmware: 'Software inside devices, below the operating system.',
  gcp: 'Accounts and services of Google Cloud.',
  github: 'Accounts, repositories, and services of GitHub.',
  'github-actions': 'Actions and workflows that run on GitHub.',
  go: 'Go modules, the Go toolchain, and the module proxy.',
  hardware: 'Devices and their parts as delivered.',
  huggingface: 'Models, data sets, and spaces on Hugging Face.',
  'industrial-control': 'Software that controls machines and plants.',
  ios: 'Apps for iPhones and iPads, and what builds them.',
  java: 'Java programs and libraries, wherever they come from.',
  javascript: 'JavaScript that runs in browsers or in Node.js, beyond the npm registry.',
  linux: 'Programs and servers that run on Linux.',
  'linux-distro': 'Packages, archives, and build systems of Linux distributions.',
  'linux-kernel': 'The source code of the Linux kernel and where it is kept.',
  'machine-learning': 'Libraries, models, and tools of machine learning.',
  macos: 'Programs for Mac computers.',
  maven: 'Packages of Maven Central and other Maven repositories.',
  'microsoft-edge-extension': 'Extensions of the Edge browser and their store.',
  'network-appliance': 'Firewalls, gateways, and other devices in networks.',
  npm: 'Packages of the npm registry.',
  packagist: 'Packages of Packagist, the registry of Composer.',
  perl: 'Perl modules and their archive.',
  php: 'PHP itself, and programs and libraries written in it.',
  pki: 'Certificate authorities and the certificates that they issue.',
  pypi: 'Packages of the Python Package Index.',
  robotics: 'Software for robots.',
  rubygems: 'Packages of RubyGems.org.',
  rust: 'Crates of crates.io and the Rust toolchain.',
  saas: 'Software that its vendor runs for its customers.',
  unix: 'Unix systems and their tools.',
  'vscode-extension': 'Extensions of Visual Studio Code and their marketplaces.',
  'web-service': 'Websites and the services behind them.',
  windows: 'Programs for Windows.',
  wordpress: 'WordPress, its plugins, and its themes.',
};

/** Labels and definitions of the axes that the page of definitions shows whole. */
export const AXES = {
  nature: [NATURES, NATURE_DEFINITIONS],
  stage: [STAGES, STAGE_DEFINITIONS],
  payload: [PAYLOADS, PAYLOAD_DEFINITIONS],
  objective: [OBJECTIVES, OBJECTIVE_DEFINITIONS],
  ecosystem: [ECOSYSTEMS, ECOSYSTEM_DEFINITIONS],
} as const;

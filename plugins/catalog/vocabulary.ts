// Ships to browsers: literal data, nothing from Node.

/** Kinds of compromise, by id; defined on the page `compromise-definitions`. */
export const TYPES = {
  'dev-tooling': 'Dev Tooling',
  negligence: 'Negligence',
  'publishing-infrastructure': 'Publishing Infrastructure',
  'source-code': 'Source Code',
  'trust-and-signing': 'Trust and Signing',
  'malicious-maintainer': 'Malicious Maintainer',
  'attack-chaining': 'Attack Chaining',
  'outdated-dependencies': 'Outdated Dependencies',
  'social-engineering': 'Social Engineering',
  'watering-hole': 'Watering Hole',
  'fake-toolchain': 'Fake Toolchain',
} as const;
export type IncidentType = keyof typeof TYPES;

/** Where the targets live, by id. */
export const ECOSYSTEMS = {
  android: 'Android',
  aws: 'AWS',
  'c-source': 'C source code',
  cdn: 'Content delivery',
  'chrome-extension': 'Chrome extensions',
  ci: 'Continuous integration',
  cloud: 'Cloud services',
  'code-hosting': 'Code hosting',
  'code-quality': 'Code quality tools',
  cryptocurrency: 'Cryptocurrency',
  docker: 'Docker',
  'download-portal': 'Download portals',
  electron: 'Electron',
  enterprise: 'Enterprise software',
  firmware: 'Firmware',
  gcp: 'Google Cloud',
  github: 'GitHub',
  'github-actions': 'GitHub Actions',
  go: 'Go',
  hardware: 'Hardware',
  ios: 'iOS',
  java: 'Java',
  javascript: 'JavaScript',
  linux: 'Linux',
  'linux-distro': 'Linux distributions',
  'linux-kernel': 'Linux kernel',
  'machine-learning': 'Machine learning',
  macos: 'macOS',
  maven: 'Maven',
  'microsoft-edge-extension': 'Microsoft Edge extensions',
  'network-appliance': 'Network appliances',
  npm: 'npm',
  packagist: 'Packagist',
  perl: 'Perl',
  php: 'PHP',
  pypi: 'PyPI',
  robotics: 'Robotics',
  rubygems: 'RubyGems',
  saas: 'Software as a service',
  unix: 'Unix',
  'web-service': 'Web services',
  windows: 'Windows',
  wordpress: 'WordPress',
} as const;
export type Ecosystem = keyof typeof ECOSYSTEMS;

/** Threats of the SLSA specification, version 1.2: https://slsa.dev/spec/v1.2/threats */
export const SLSA_THREATS = {
  A: 'Producer',
  B: 'Modifying the source',
  C: 'Source code management',
  D: 'External build parameters',
  E: 'Build process',
  F: 'Artifact publication',
  G: 'Distribution channel',
  H: 'Package selection',
  I: 'Usage',
} as const;
export type SlsaThreat = keyof typeof SLSA_THREATS;

/** Techniques of MITRE ATT&CK for Enterprise that entries use: https://attack.mitre.org/techniques/ */
export const ATTACK_TECHNIQUES = {
  T1014: 'Rootkit',
  'T1036.005': 'Masquerading: Match Legitimate Resource Name or Location',
  'T1036.010': 'Masquerading: Masquerade Account Name',
  T1040: 'Network Sniffing',
  'T1056.003': 'Input Capture: Web Portal Capture',
  T1068: 'Exploitation for Privilege Escalation',
  'T1070.006': 'Indicator Removal: Timestomp',
  T1078: 'Valid Accounts',
  'T1078.001': 'Valid Accounts: Default Accounts',
  'T1078.004': 'Valid Accounts: Cloud Accounts',
  T1110: 'Brute Force',
  T1111: 'Multi-Factor Authentication Interception',
  'T1176.001': 'Software Extensions: Browser Extensions',
  T1189: 'Drive-by Compromise',
  T1190: 'Exploit Public-Facing Application',
  'T1195.001': 'Compromise Software Dependencies and Development Tools',
  'T1195.002': 'Compromise Software Supply Chain',
  T1199: 'Trusted Relationship',
  T1203: 'Exploitation for Client Execution',
  'T1204.003': 'User Execution: Malicious Image',
  'T1213.003': 'Data from Information Repositories: Code Repositories',
  T1485: 'Data Destruction',
  T1491: 'Defacement',
  T1496: 'Resource Hijacking',
  T1499: 'Endpoint Denial of Service',
  'T1505.003': 'Server Software Component: Web Shell',
  T1528: 'Steal Application Access Token',
  'T1546.004': 'Event Triggered Execution: Unix Shell Configuration Modification',
  T1552: 'Unsecured Credentials',
  'T1552.004': 'Unsecured Credentials: Private Keys',
  'T1553.002': 'Subvert Trust Controls: Code Signing',
  T1554: 'Compromise Host Software Binary',
  T1566: 'Phishing',
  'T1566.004': 'Phishing: Spearphishing Voice',
  'T1567.001': 'Exfiltration Over Web Service: Exfiltration to Code Repository',
  'T1583.001': 'Acquire Infrastructure: Domains',
  'T1588.003': 'Obtain Capabilities: Code Signing Certificates',
} as const;
export type AttackTechnique = keyof typeof ATTACK_TECHNIQUES;

/** What the date of an entry tells. */
export const DATE_KINDS = {
  occurred: 'Happened',
  discovered: 'Discovered',
  disclosed: 'Made public',
} as const;

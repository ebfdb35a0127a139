/** Kinds of compromise, by id; the page `compromise-definitions` defines them. */
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

/** What an entry is about. */
export const NATURES = {
  attack: 'Attack',
  vulnerability: 'Vulnerability',
  research: 'Research',
  leak: 'Leak',
  sabotage: 'Sabotage',
} as const;

/** How the attackers got in, or could have. */
export const VECTORS = {
  'account-takeover': 'Account takeover',
  'build-system': 'Build system',
  'ci-injection': 'CI injection',
  'dependency-confusion': 'Dependency confusion',
  'domain-takeover': 'Domain or name takeover',
  'infrastructure-breach': 'Server breach',
  'malicious-maintainer': 'Malicious maintainer',
  'malicious-package': 'Malicious package',
  'signing-key': 'Signing key or certificate',
  'social-engineering': 'Social engineering',
  'source-repository': 'Source repository',
  toolchain: 'Toolchain or development kit',
  typosquatting: 'Typosquatting and name confusion',
  'update-server': 'Update server',
  'vulnerable-component': 'Vulnerable component',
  other: 'Other or unknown',
} as const;

/** The part of the supply chain in which the harm entered. */
export const STAGES = {
  source: 'Source',
  build: 'Build',
  dependency: 'Dependency',
  distribution: 'Distribution',
  use: 'Use',
} as const;

/** What the harmful code, or the intruder, did. */
export const PAYLOADS = {
  backdoor: 'Backdoor',
  botnet: 'Botnet',
  'credential-theft': 'Credential theft',
  cryptominer: 'Cryptominer',
  fraud: 'Fraud',
  'information-theft': 'Information theft',
  protestware: 'Protestware',
  'proof-of-concept': 'Proof of concept',
  ransomware: 'Ransomware',
  wiper: 'Data destruction',
  none: 'None',
  unknown: 'Unknown',
} as const;

/** What the attackers were after, as far as the reports show it. */
export const OBJECTIVES = {
  access: 'Access to more systems',
  espionage: 'Espionage',
  money: 'Money',
  destruction: 'Destruction',
  protest: 'Protest',
  attention: 'Attention',
  demonstration: 'Demonstration',
  none: 'None: no attacker',
  unknown: 'Unknown',
} as const;

/** Who noticed first. */
export const DISCOVERERS = {
  user: 'User or outside developer',
  project: 'The project or vendor itself',
  platform: 'Registry or hosting platform',
  company: 'Security company',
  researcher: 'Independent researcher',
  authority: 'Public authority',
  actor: 'The actor, or the damage itself',
  unknown: 'Unknown',
} as const;

/** What kind of source a reference is. */
export const REFERENCE_TYPES = {
  primary: 'Primary source',
  vendor: 'Security company',
  research: 'Research',
  press: 'Press',
} as const;

/** What kind of actor is named. */
export const ACTOR_KINDS = {
  group: 'Group',
  state: 'State',
  organization: 'Organization',
  pseudonym: 'Pseudonym or account name',
} as const;

/** How far the attribution of an actor goes. */
export const CONFIDENCES = {
  high: 'Named by an authority or the affected project, or with evidence that others checked',
  moderate: 'Attributed by a named analyst',
  low: 'Suspected, for example from similar code',
  claimed: 'Claimed by the actor',
} as const;

/** What a security control would have done to an incident. */
export const CONTROL_EFFECTS = {
  prevent: 'Prevent',
  detect: 'Detect',
  limit: 'Limit',
} as const;

/** Where a control would have had to be in place. */
export const CONTROL_PLACES = {
  producer: 'Producer',
  consumer: 'Consumer',
  platform: 'Platform',
} as const;

/** Where the targets belong, by id. */
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
  huggingface: 'Hugging Face',
  'industrial-control': 'Industrial control',
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
  pki: 'Certificates',
  pypi: 'PyPI',
  robotics: 'Robotics',
  rubygems: 'RubyGems',
  rust: 'Rust',
  saas: 'Software as a service',
  unix: 'Unix',
  'vscode-extension': 'VS Code extensions',
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

/** The release of MITRE ATT&CK whose names and numbers the catalog uses. */
export const ATTACK_RELEASE = 'Enterprise ATT&CK version 18, data of November 13, 2025';

/** Techniques of MITRE ATT&CK that incidents use: https://attack.mitre.org/techniques/ */
export const ATTACK_TECHNIQUES = {
  T1014: 'Rootkit',
  T1020: 'Automated Exfiltration',
  'T1036.005': 'Masquerading: Match Legitimate Resource Name or Location',
  'T1036.010': 'Masquerading: Masquerade Account Name',
  T1040: 'Network Sniffing',
  T1048: 'Exfiltration Over Alternative Protocol',
  'T1056.003': 'Input Capture: Web Portal Capture',
  T1068: 'Exploitation for Privilege Escalation',
  'T1070.004': 'Indicator Removal: File Deletion',
  'T1070.006': 'Indicator Removal: Timestomp',
  T1072: 'Software Deployment Tools',
  T1078: 'Valid Accounts',
  'T1078.001': 'Valid Accounts: Default Accounts',
  'T1078.003': 'Valid Accounts: Local Accounts',
  'T1078.004': 'Valid Accounts: Cloud Accounts',
  'T1102.001': 'Web Service: Dead Drop Resolver',
  T1110: 'Brute Force',
  T1111: 'Multi-Factor Authentication Interception',
  'T1176.001': 'Software Extensions: Browser Extensions',
  'T1176.002': 'Software Extensions: IDE Extensions',
  T1189: 'Drive-by Compromise',
  T1190: 'Exploit Public-Facing Application',
  'T1195.001': 'Supply Chain Compromise: Compromise Software Dependencies and Development Tools',
  'T1195.002': 'Supply Chain Compromise: Compromise Software Supply Chain',
  T1199: 'Trusted Relationship',
  T1203: 'Exploitation for Client Execution',
  'T1204.003': 'User Execution: Malicious Image',
  T1210: 'Exploitation of Remote Services',
  'T1213.003': 'Data from Information Repositories: Code Repositories',
  T1485: 'Data Destruction',
  T1486: 'Data Encrypted for Impact',
  T1491: 'Defacement',
  T1496: 'Resource Hijacking',
  'T1497.003': 'Virtualization/Sandbox Evasion: Time Based Checks',
  T1498: 'Network Denial of Service',
  T1499: 'Endpoint Denial of Service',
  'T1505.003': 'Server Software Component: Web Shell',
  'T1518.001': 'Software Discovery: Security Software Discovery',
  T1528: 'Steal Application Access Token',
  T1539: 'Steal Web Session Cookie',
  'T1546.004': 'Event Triggered Execution: Unix Shell Configuration Modification',
  'T1550.001': 'Use Alternate Authentication Material: Application Access Token',
  T1552: 'Unsecured Credentials',
  'T1552.004': 'Unsecured Credentials: Private Keys',
  'T1553.002': 'Subvert Trust Controls: Code Signing',
  T1554: 'Compromise Host Software Binary',
  'T1555.003': 'Credentials from Password Stores: Credentials from Web Browsers',
  T1557: 'Adversary-in-the-Middle',
  'T1562.001': 'Impair Defenses: Disable or Modify Tools',
  T1566: 'Phishing',
  'T1566.004': 'Phishing: Spearphishing Voice',
  T1567: 'Exfiltration Over Web Service',
  'T1567.001': 'Exfiltration Over Web Service: Exfiltration to Code Repository',
  'T1583.001': 'Acquire Infrastructure: Domains',
  'T1588.003': 'Obtain Capabilities: Code Signing Certificates',
  'T1588.004': 'Obtain Capabilities: Digital Certificates',
  T1657: 'Financial Theft',
  T1677: 'Poisoned Pipeline Execution',
} as const;

/** The dates of an incident, and what each stands for. */
export const DATE_KINDS = {
  compromised: 'Happened',
  detected: 'Discovered',
  disclosed: 'Made public',
} as const;

export type DateKind = keyof typeof DATE_KINDS;

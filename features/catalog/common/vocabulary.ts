import vocabulary from '../../../data/catalog/vocabulary.json';

// The values of each axis by id, and what readers call them.

/** Kinds of compromise; the page `compromise-definitions` defines them. */
export const TYPES = vocabulary.types;
export type IncidentType = keyof typeof TYPES;

/** What an entry is about. */
export const NATURES = vocabulary.natures;

/** How the attackers got in, or could have. */
export const VECTORS = vocabulary.vectors;

/** The part of the supply chain in which the harm entered. */
export const STAGES = vocabulary.stages;

/** What the harmful code, or the intruder, did. */
export const PAYLOADS = vocabulary.payloads;

/** What the attackers were after, as far as the reports show it. */
export const OBJECTIVES = vocabulary.objectives;

/** Who noticed first. */
export const DISCOVERERS = vocabulary.discoverers;

/** What kind of source a reference is. */
export const REFERENCE_TYPES = vocabulary.referenceTypes;

/** By what an attack can be found where it has been. */
export const MARKER_KINDS = vocabulary.markerKinds;

/** What a signature was made with. */
export const SIGNATURE_KINDS = vocabulary.signatureKinds;

/** When harmful code first runs on the machine of somebody who takes it. */
export const RUN_MOMENTS = vocabulary.runMoments;

/** What kind of actor is named. */
export const ACTOR_KINDS = vocabulary.actorKinds;

/** How far the attribution of an actor goes. */
export const CONFIDENCES = vocabulary.confidences;

/** What a security control would have done to an incident. */
export const CONTROL_EFFECTS = vocabulary.controlEffects;

/** Where a control would have had to be in place. */
export const CONTROL_PLACES = vocabulary.controlPlaces;

/** Where the targets belong. */
export const ECOSYSTEMS = vocabulary.ecosystems;
export type Ecosystem = keyof typeof ECOSYSTEMS;

/** The axes that the page of definitions shows whole. */
export const AXES = {
  nature: NATURES,
  stage: STAGES,
  payload: PAYLOADS,
  objective: OBJECTIVES,
  ecosystem: ECOSYSTEMS,
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Threats of the SLSA specification, version 1.2: https://slsa.dev/spec/v1.2/threats */
export const SLSA_THREATS = vocabulary.slsaThreats;

/** Techniques of MITRE ATT&CK that incidents use: https://attack.mitre.org/techniques/ */
export const ATTACK_TECHNIQUES = vocabulary.attackTechniques;

/** The release of Enterprise ATT&CK whose names, numbers and ids the catalog uses. */
export const ATTACK_RELEASE = { version: '18', day: '2025-11-13' } as const;

/** The dates of an incident, and what each stands for. */
export const DATE_KINDS = vocabulary.dateKinds;
export type DateKind = keyof typeof DATE_KINDS;

/** What one color and letter of the timeline stands for. */
export interface ChartSeries {
  letter: string;
  label: string;
  types: IncidentType[];
}

const ofType = (letter: string, type: IncidentType): ChartSeries => ({
  letter,
  label: TYPES[type],
  types: [type],
});

/**
 * The types in the order in which the timeline stacks them, the most frequent at the bottom. Types
 * that few incidents have share the last place.
 */
export const CHART_SERIES: readonly ChartSeries[] = [
  ofType('P', 'publishing-infrastructure'),
  ofType('D', 'dev-tooling'),
  ofType('S', 'source-code'),
  ofType('M', 'malicious-maintainer'),
  ofType('C', 'attack-chaining'),
  {
    letter: 'O',
    label: 'Other types',
    types: [
      'negligence',
      'trust-and-signing',
      'outdated-dependencies',
      'social-engineering',
      'watering-hole',
      'fake-toolchain',
    ],
  },
];

/** The series that a type belongs to. */
export function chartSeriesOf(type: IncidentType): ChartSeries | undefined {
  return CHART_SERIES.find(({ types }) => types.includes(type));
}

/** Registries from which versions are chosen by their number, by the type of their package URLs. */
export const REGISTRIES: Readonly<Record<string, string>> = {
  npm: 'npm',
  pypi: 'PyPI',
  gem: 'RubyGems',
  cargo: 'crates.io',
  golang: 'Go modules',
  composer: 'Packagist',
  maven: 'Maven',
  nuget: 'NuGet',
  'vscode-extension': 'VS Code extensions',
  'chrome-extension': 'Chrome extensions',
};

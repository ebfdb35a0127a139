/** Kinds of compromise; the page `compromise-definitions` defines them. */
export declare const TYPES: {
    "dev-tooling": string;
    negligence: string;
    "publishing-infrastructure": string;
    "source-code": string;
    "trust-and-signing": string;
    "malicious-maintainer": string;
    "attack-chaining": string;
    "outdated-dependencies": string;
    "social-engineering": string;
    "watering-hole": string;
    "fake-toolchain": string;
};
export type IncidentType = keyof typeof TYPES;
/** What an entry is about. */
export declare const NATURES: {
    attack: string;
    vulnerability: string;
    research: string;
    leak: string;
    sabotage: string;
};
/** How the attackers got in, or could have. */
export declare const VECTORS: {
    "account-takeover": string;
    "build-system": string;
    "ci-injection": string;
    "dependency-confusion": string;
    "domain-takeover": string;
    "infrastructure-breach": string;
    "malicious-maintainer": string;
    "malicious-package": string;
    "signing-key": string;
    "social-engineering": string;
    "source-repository": string;
    toolchain: string;
    typosquatting: string;
    "update-server": string;
    "vulnerable-component": string;
    other: string;
};
/** The part of the supply chain in which the harm entered. */
export declare const STAGES: {
    source: string;
    build: string;
    dependency: string;
    distribution: string;
    use: string;
};
/** What the harmful code, or the intruder, did. */
export declare const PAYLOADS: {
    backdoor: string;
    botnet: string;
    "credential-theft": string;
    cryptominer: string;
    fraud: string;
    "information-theft": string;
    protestware: string;
    "proof-of-concept": string;
    ransomware: string;
    wiper: string;
    none: string;
    unknown: string;
};
/** What the attackers were after, as far as the reports show it. */
export declare const OBJECTIVES: {
    access: string;
    espionage: string;
    money: string;
    destruction: string;
    protest: string;
    attention: string;
    demonstration: string;
    none: string;
    unknown: string;
};
/** Who noticed first. */
export declare const DISCOVERERS: {
    user: string;
    project: string;
    platform: string;
    company: string;
    researcher: string;
    authority: string;
    actor: string;
    unknown: string;
};
/** What kind of source a reference is. */
export declare const REFERENCE_TYPES: {
    primary: string;
    vendor: string;
    research: string;
    press: string;
};
/** By what an attack can be found where it has been. */
export declare const MARKER_KINDS: {
    file: string;
    workflow: string;
    branch: string;
    string: string;
};
/** What a signature was made with. */
export declare const SIGNATURE_KINDS: {
    provenance: string;
    "code-signing": string;
    maintainer: string;
    tag: string;
    checksum: string;
};
/** When harmful code first runs on the machine of somebody who takes it. */
export declare const RUN_MOMENTS: {
    install: string;
    build: string;
    import: string;
    start: string;
    use: string;
    "ci-step": string;
    activation: string;
    visit: string;
};
/** What kind of actor is named. */
export declare const ACTOR_KINDS: {
    group: string;
    state: string;
    organization: string;
    pseudonym: string;
};
/** How far the attribution of an actor goes. */
export declare const CONFIDENCES: {
    high: string;
    moderate: string;
    low: string;
    claimed: string;
};
/** What a security control would have done to an incident. */
export declare const CONTROL_EFFECTS: {
    prevent: string;
    detect: string;
    limit: string;
};
/** Where a control would have had to be in place. */
export declare const CONTROL_PLACES: {
    producer: string;
    consumer: string;
    platform: string;
};
/** Where the targets belong. */
export declare const ECOSYSTEMS: {
    android: string;
    aws: string;
    "c-source": string;
    cdn: string;
    "chrome-extension": string;
    ci: string;
    cloud: string;
    "code-hosting": string;
    "code-quality": string;
    cryptocurrency: string;
    docker: string;
    "download-portal": string;
    electron: string;
    enterprise: string;
    firmware: string;
    gcp: string;
    github: string;
    "github-actions": string;
    go: string;
    hardware: string;
    huggingface: string;
    "industrial-control": string;
    ios: string;
    java: string;
    javascript: string;
    linux: string;
    "linux-distro": string;
    "linux-kernel": string;
    "machine-learning": string;
    macos: string;
    maven: string;
    "microsoft-edge-extension": string;
    "network-appliance": string;
    npm: string;
    packagist: string;
    perl: string;
    php: string;
    pki: string;
    pypi: string;
    robotics: string;
    rubygems: string;
    rust: string;
    saas: string;
    unix: string;
    "vscode-extension": string;
    "web-service": string;
    windows: string;
    wordpress: string;
};
export type Ecosystem = keyof typeof ECOSYSTEMS;
/** The axes that the page of definitions shows whole. */
export declare const AXES: {
    readonly nature: {
        attack: string;
        vulnerability: string;
        research: string;
        leak: string;
        sabotage: string;
    };
    readonly stage: {
        source: string;
        build: string;
        dependency: string;
        distribution: string;
        use: string;
    };
    readonly payload: {
        backdoor: string;
        botnet: string;
        "credential-theft": string;
        cryptominer: string;
        fraud: string;
        "information-theft": string;
        protestware: string;
        "proof-of-concept": string;
        ransomware: string;
        wiper: string;
        none: string;
        unknown: string;
    };
    readonly objective: {
        access: string;
        espionage: string;
        money: string;
        destruction: string;
        protest: string;
        attention: string;
        demonstration: string;
        none: string;
        unknown: string;
    };
    readonly ecosystem: {
        android: string;
        aws: string;
        "c-source": string;
        cdn: string;
        "chrome-extension": string;
        ci: string;
        cloud: string;
        "code-hosting": string;
        "code-quality": string;
        cryptocurrency: string;
        docker: string;
        "download-portal": string;
        electron: string;
        enterprise: string;
        firmware: string;
        gcp: string;
        github: string;
        "github-actions": string;
        go: string;
        hardware: string;
        huggingface: string;
        "industrial-control": string;
        ios: string;
        java: string;
        javascript: string;
        linux: string;
        "linux-distro": string;
        "linux-kernel": string;
        "machine-learning": string;
        macos: string;
        maven: string;
        "microsoft-edge-extension": string;
        "network-appliance": string;
        npm: string;
        packagist: string;
        perl: string;
        php: string;
        pki: string;
        pypi: string;
        robotics: string;
        rubygems: string;
        rust: string;
        saas: string;
        unix: string;
        "vscode-extension": string;
        "web-service": string;
        windows: string;
        wordpress: string;
    };
};
/** Threats of the SLSA specification, version 1.2: https://slsa.dev/spec/v1.2/threats */
export declare const SLSA_THREATS: {
    A: string;
    B: string;
    C: string;
    D: string;
    E: string;
    F: string;
    G: string;
    H: string;
    I: string;
};
/** Techniques of MITRE ATT&CK that incidents use: https://attack.mitre.org/techniques/ */
export declare const ATTACK_TECHNIQUES: {
    T1014: string;
    T1020: string;
    "T1036.005": string;
    "T1036.010": string;
    T1040: string;
    T1048: string;
    "T1056.003": string;
    T1068: string;
    "T1070.004": string;
    "T1070.006": string;
    T1072: string;
    T1078: string;
    "T1078.001": string;
    "T1078.003": string;
    "T1078.004": string;
    "T1102.001": string;
    T1110: string;
    T1111: string;
    "T1176.001": string;
    "T1176.002": string;
    T1189: string;
    T1190: string;
    "T1195.001": string;
    "T1195.002": string;
    T1199: string;
    T1203: string;
    "T1204.003": string;
    T1210: string;
    "T1213.003": string;
    T1485: string;
    T1486: string;
    T1491: string;
    T1496: string;
    "T1497.003": string;
    T1498: string;
    T1499: string;
    "T1505.003": string;
    "T1518.001": string;
    T1528: string;
    T1539: string;
    "T1546.004": string;
    "T1550.001": string;
    T1552: string;
    "T1552.004": string;
    "T1553.002": string;
    T1554: string;
    "T1555.003": string;
    T1557: string;
    "T1562.001": string;
    T1566: string;
    "T1566.004": string;
    T1567: string;
    "T1567.001": string;
    "T1583.001": string;
    "T1588.003": string;
    "T1588.004": string;
    T1657: string;
    T1677: string;
};
/** The release of Enterprise ATT&CK whose names, numbers and ids the catalog uses. */
export declare const ATTACK_RELEASE: {
    readonly version: "18";
    readonly day: "2025-11-13";
};
/** The dates of an incident, and what each stands for. */
export declare const DATE_KINDS: {
    compromised: string;
    detected: string;
    disclosed: string;
};
export type DateKind = keyof typeof DATE_KINDS;
/** What one color and letter of the timeline stands for. */
export interface ChartSeries {
    letter: string;
    label: string;
    types: IncidentType[];
}
/**
 * The types in the order in which the timeline stacks them, the most frequent at the bottom. Types
 * that few incidents have share the last place.
 */
export declare const CHART_SERIES: readonly ChartSeries[];
/** The series that a type belongs to. */
export declare function chartSeriesOf(type: IncidentType): ChartSeries | undefined;
/** Registries from which versions are chosen by their number, by the type of their package URLs. */
export declare const REGISTRIES: Readonly<Record<string, string>>;

// cspell:ignore bleverag butili didn doesn repositor
// What we don't write, and what we write instead.

/** Expressions: what is found in a sentence, and a better way. */
export interface Phrase {
  pattern: RegExp;
  better: string;
}

const phrase = (pattern: RegExp, better: string): Phrase => ({ pattern, better });

/** Pairs of forms, each with its endings. */
const pairs = (list: string): Phrase[] =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [british = '', american = ''] = line.split(' → ');
      return phrase(new RegExp(`\\b(?:${british})\\b`, 'gi'), american);
    });

/** British forms, with the American ones. */
export const BRITISH: readonly Phrase[] = pairs(`
  [a-z]*(?:organ|author|real|recogn|priorit|summar|minim|maxim|final|local|global|internationall?|general|standard|special|custom|central|emphas|util|visual|virtual|initial|normal|optim|categor|formal|stabil|mobil|modern|neutral|symbol|character|container|token|random|synchron|serial|parallel|sanit|harmon|monet|incentiv|capital|critic|apolog|anonym|jeopard|scrutin|weapon|crystall|democrat|penal|professional|social|subsid|legal|equal|fertil|immun|jeopardi|material|memor|polar|popular|public|rational|revital|stigmat|theor|trivial|vandal|catal)is(?:e|ed|es|er|ers|ing|ation|ations|ational) → the form with "z"
  [a-z]*analys(?:ed|ing) → analyzed, analyzing
  (?:re)?analyse → analyze
  catalys(?:e|ed|ing) → catalyze
  (?:dis|un)?colou?r(?:ed|ing|s|ful)?(?<=colou\\w*) → color
  behaviours?|behavioural → behavior
  favour\\w* → favor
  honour\\w* → honor
  labour\\w* → labor
  (?:en|be)?neighbour\\w* → neighbor
  (?:de|en)?favourit\\w* → favorite
  flavour\\w* → flavor
  endeavour\\w* → endeavor
  rumours? → rumor
  licences? → license
  defences?|defenceless → defense
  offences? → offense
  pretences? → pretense
  practis(?:e|ed|es|ing) → practice
  catalogue[sd]?|cataloguing → catalog
  analogues? → analog
  centres?|centred|centring|datacentres? → center
  metres?|litres?|theatres?|fibres? → the form with "er"
  programmes? → program
  artefacts? → artifact
  grey → gray
  sceptic\\w* → skeptic
  judgements? → judgment
  acknowledgements? → acknowledgment
  fulfils?|fulfilment → fulfill
  enrols?|enrolments? → enroll
  instals?|instalments? → install
  skilful\\w*|wilful\\w* → skillful, willful
  (?:un)?labell(?:ed|ing) → labeled
  (?:un)?cancell(?:ed|ing) → canceled
  modell(?:ed|er|ers|ing) → modeled
  travell(?:ed|er|ers|ing) → traveled
  signall(?:ed|ing)|channell(?:ed|ing)|tunnell(?:ed|ing)|levell(?:ed|ing)|fuell(?:ed|ing)|counsell(?:ed|or|ors|ing) → one "l"
  towards|afterwards|backwards|forwards|upwards|downwards|onwards → the form without "s"
  whilst|amongst → while, among
  learnt|spelt|burnt|dreamt|leapt → the form with "ed"
  ageing → aging
  cheques? → check
  tyres? → tire
  manoeuvr\\w* → maneuver
  paediatric\\w*|anaesth\\w*|encyclopaedia\\w* → the form with "e"
  at the weekend → on the weekend
  anti-clockwise → counterclockwise
  full stops? → period
`);

/** Names that the Inclusive Naming Initiative (https://inclusivenaming.org/) replaces, and words that belittle. */
const INCLUSIVE: readonly Phrase[] = [
  phrase(/\bblack-?list\w*/gi, 'denylist'),
  phrase(/\bwhite-?list\w*/gi, 'allowlist'),
  phrase(/\bmaster[/ -]slaves?\b|\bslaves?\b/gi, 'primary and replica, controller and agent'),
  phrase(/\bm[ae]n[- ]in[- ]the[- ]middle\b/gi, 'on-path attacker'),
  phrase(/\bm[ae]n[- ](?:hours?|days?|power)\b|\bmanpower\b/gi, 'hours of work, people'),
  phrase(/\b(?:he or she|she or he|s\/he|his or her|him or her)\b/gi, 'they, their, them'),
  phrase(/\bguys\b/gi, 'people'),
  phrase(/\bsanity[- ]check\w*/gi, 'check'),
  phrase(
    /\b(?:simply|obviously|of course|everyone knows)\b/gi,
    'Leave it out: not so to everyone.',
  ),
];

/** Expressions of another language, empty ones, and those with an exact word beside them. */
export const PHRASES: readonly Phrase[] = [
  ...INCLUSIVE,
  phrase(
    /\bthat (?:day|time)['’]s? holds?\b|\bit tells what held then\b/gi,
    'Say when it was recorded or published.',
  ),
  phrase(/\bclassed (?:so|as such)\b|\bis it classed\b/gi, 'classified'),
  phrase(/\bwhat to take from (?:it|this|them)\b/gi, 'lessons'),
  phrase(/\bwhere to go (?:next|from here)\b/gi, "what's next"),
  phrase(/\bdoors? into (?:the|a)\b/gi, 'ways to join'),
  phrase(/\bfind company\b/gi, 'meet people'),
  phrase(/\b(?:concerned|affected) were the\b/gi, 'Begin with who did it, or with what was hit.'),
  phrase(/\byour own rules? says?\b/gi, 'Leave it out.'),
  phrase(
    /\b(?:lies?|lying) (?:off|outside) the (?:goals?|project)\b/gi,
    "is outside the project's scope",
  ),
  phrase(/\bruns? at (?:your|their|its|our) (?:users|customers|clients)\b/gi, 'your users run'),
  phrase(/\bat the least\b/gi, 'at least'),
  phrase(
    /\b(?:do|does|did) not tell\b|\b(?:don|doesn|didn)['’]t tell (?:who|what|which|how|when|whether)\b/gi,
    "doesn't say",
  ),
  phrase(
    /\bforeign (?:code|control|account|server|hand|repositor|package|script|software|project)/gi,
    'unauthorized, attacker-controlled, or whose it is',
  ),
  phrase(
    /\bwhoever (?:maintains|uses|runs|installs|writes|reads|wants|has|needs|is|does|works|leads|holds|reviews)\b/gi,
    'the people who, or "if you"',
  ),
  phrase(/\bthe same (?:holds|goes) for\b/gi, '"So do …", or say it of both'),
  phrase(/\bthat is to say\b/gi, 'Say it once.'),
  phrase(/\bin (?:spite of this|the face of this)\b/gi, 'still'),
  phrase(/\bdue to the fact that\b|\bfor the reason that\b/gi, 'because'),
  phrase(/\bat (?:this|that) point in time\b/gi, 'now, then'),
  phrase(/\b(?:has|have) the (?:ability|possibility) to\b/gi, 'can'),
  phrase(
    /\bit is (?:important|worth|essential) (?:to note|noting|to remember)\b/gi,
    'Leave it out.',
  ),
  phrase(
    /\bas (?:already )?(?:mentioned|described|explained) (?:above|before|earlier)\b/gi,
    'Link it, or leave it out.',
  ),
  phrase(/\b(?:and so on|and so forth|etc\.)/gi, 'Begin the list with "such as".'),
  phrase(
    /\bclick here\b|\[(?:see |read )?(?:here|this|this link)\]/gi,
    'Name what the link leads to.',
  ),
  phrase(/\b(?:please|simply) (?:note|click|open|run|use|see|write|send)\b/gi, 'the verb alone'),
  phrase(/\bmake use of\b/gi, 'use'),
  phrase(/\ba (?:large|great|small) number of\b/gi, 'many, few, or the number'),
  phrase(/\bin the (?:event|case) that\b/gi, 'if'),
  phrase(/\bwith regards? to\b|\bwith respect to\b|\bin regards? to\b/gi, 'about, for, on'),
  phrase(/\bprior to\b/gi, 'before'),
  phrase(/\bsubsequent to\b/gi, 'after'),
  phrase(
    /\bnotwithstanding\b|\bheretofore\b|\bhereinafter\b|\bthereof\b|\btherein\b|\bthereto\b|\bhereby\b|\bwherein\b/gi,
    'a plain word',
  ),
  phrase(/\btakes? place at the hands?\b/gi, 'Say who does it.'),
  phrase(/\bcan be had\b/gi, 'is available, you can get'),
  phrase(/\bstands? (?:below|above) (?:it|them|this)\b/gi, 'follows, comes before'),
  phrase(/\bin company with\b/gi, 'with'),
  phrase(/\bleverag(?:e|es|ed|ing)\b/gi, 'use'),
  phrase(/\butili[sz](?:e|es|ed|ing)\b/gi, 'use'),
];

/** Headings that don't say what follows, with a better one. */
export const HEADINGS: readonly Phrase[] = [
  phrase(/^(?:where to go (?:next|from here)|next steps?|what now)\??$/gi, "What's next"),
  phrase(
    /^(?:before|after|and|also|otherwise|alike|besides|beside|more|other|others|further|the rest|various|miscellaneous|notes?|remarks?|general|details?|information|info|conclusion|about|in short|in brief|this page|important)(?:(?:,| and|, and) (?:before|after|alike|besides|more|others?|further))*[.…:]?$/gi,
    'Name what follows.',
  ),
  phrase(/^(?:why it is classed so|why this class)/gi, 'Classification'),
  phrase(/^how it was found\b/gi, 'Discovery and response'),
  phrase(/[:.…]$/g, 'End without punctuation.'),
];

/** A paragraph that begins with its container. */
export const FORMULA =
  /^(?:(?:in|on) )?(?:this|the (?:present|following)) (?:page|guide|section|post|document|article|chapter|list|index|template|entry|paper|handbook|overview|table)\b(?! of the)/i;

/** A sentence whose verb is passive. */
export const PASSIVE =
  /\b(?:am|are|is|was|were|be|been|being)(?: (?:not|also|never|always|only|still|now|then|\w+ly))? (?:(?!need|indeed|supposed|based|involved|interested|allowed)\w+ed|begun|bought|broken|brought|built|caught|chosen|dealt|done|drawn|driven|felt|found|given|got|held|hidden|hit|hurt|kept|known|laid|led|left|lent|lost|made|meant|met|paid|put|read|run|said|seen|sent|set|shown|shut|sold|sought|spent|split|spoken|stolen|sworn|taken|taught|thought|thrown|told|understood|withdrawn|won|written)\b/i;

/** Words of retext-simplify with a meaning of their own in governance, security, and software. */
export const EXACT_WORDS: readonly string[] = `
  a number of, accurate, additional, address, advise, all of, appropriate, as to, assistance, attempt,
  authorise, authorize, benefit, caveat, combined, comply with, component, contains, delete,
  demonstrate, determine, disclose, effect, elect, employ, ensure, equivalent, establish, evaluate,
  exclusively, expertise, expiration, facilitate, feasible, finalize, forward, frequently, function,
  however, identical, identify, immediately, implement, in addition, in between, indication,
  initial, interface, is responsible for, it appears, it is, liaison, maintain, maximum, minimize,
  minimum, modify, monitor, notify, objective, observe, one particular, operate, option, overall,
  parameters, participate, perform, permit, previous, previously, prioritize, provide, purchase,
  remain, represents, request, require, requirement, retain, satisfy, selection, shall, similar to,
  solicit, submit, substantial, terminate, the use of, there are, there is, therefore, timely, type,
  validate, viable, vice, whereas
`
  .trim()
  .split(/\s*[,\n]\s*/);

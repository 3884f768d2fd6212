/**
 * Every number that decides a score. docs/matching.md gives their sources, and its tables are generated from this file (`npm run
 * generate -- docs`); evaluation/matching/results.md changes with them.
 */

/** The weight of each part, relative to the parts that a job requires. */
export const partWeights = {
  skills: 42,
  title: 26,
  years: 12,
  place: 12,
  languages: 6,
  education: 7,
  pay: 6,
  words: 48,
} as const

/** The value, in thousandths, of a part that the profile says nothing about. It is between the two ends of the interval. */
export const missingValues = {
  skills: 200,
  title: 250,
  years: 400,
  place: 500,
  languages: 300,
  education: 450,
  words: 350,
} as const

/** A job with few skills gives them less weight: the part has half of its weight at this sum of requirement weights. */
export const halfOfSkillWeight = 8

/** The weight of one requirement, before its rarity: 10 for a listed one. */
export const requirementWeights = {
  listed: 10,
  title: 12,
  /** A word of the title besides the occupation: the sector. */
  titleWord: 4,
  text: 9,
  /** Factors, in hundredths. */
  optional: 40,
  soft: 30,
  mostRequirements: 24,
} as const

/** Bounds of the rarity factor, in hundredths: the rarest skill counts about three times as much as the commonest. */
export const rareSkillBounds = { least: 60, most: 170 } as const

/** The credit of another skill for a required one, in hundredths. */
export const creditWeights = { implied: 95, related: 45, broader: 30 } as const

/** The strength of each kind of evidence for a skill, in hundredths. */
export const evidenceWeights = {
  listed: 100,
  certified: 100,
  experience: 95,
  summary: 90,
  /** In a list of keywords, without related work. */
  claimed: 65,
  title: 95,
  education: 80,
  /** Usual in an occupation of the person's present or past work. */
  usual: 35,
} as const

/** A skill list is a list of keywords if at least this many of its skills, and this share, have no other evidence in the profile. */
export const keywordList = { fewest: 6, least: 0.4 } as const

/**
 * For a requirement outside the taxonomy: the credit, in hundredths, if all its words are in the profile; and the least share of
 * them that counts.
 */
export const wordWeights = { all: 50, leastShare: 0.5 } as const

/**
 * The words compared besides skills: `most` per ad; `least` in ad and profile; `enough` for the full value: six rare words, by
 * `distinctiveWordSteps`. It does not grow with the length of the ad, so padding has no effect. For a short profile the upper end
 * needs only the share `ownShare` of its own words.
 */
export const subjectWords = { most: 40, least: 3, enough: 24, ownShare: 0.4 } as const

/** The weight of a word that the person wrote, and of one that is only typical of their work. */
export const OWN_WORD = 2
export const DUTY_WORD = 1

/** The distinctiveness of a word, 0 to 4: 0 for a word in at least the first share of all ads, one more below each further share. */
export const distinctiveWordSteps = [0.2, 0.09, 0.035, 0.014] as const

/** A level below the required one, in hundredths; an unknown level has a range. */
export const levelWeights = {
  below: [100, 65, 35],
  unknown: 85,
  unknownLow: 35,
} as const

/** Closeness of two occupations, 0-100. */
export const closenessWeights = {
  related: 60,
  move: 35,
  sameField: 15,
  mostByField: 90,
  mostByOverlap: 60,
} as const

/**
 * If a job's title names no occupation with closeness `named` (0-100), the occupation of the required years is used, provided that
 * its closeness is at least `yearsIn`. It then has this `closeness`.
 */
export const placingWeights = { named: 60, yearsIn: 80, closeness: 80 } as const

/**
 * How the text of an ad determines its occupation (0-1). `words`: share of words besides skills; `linked`: skills linked to usual
 * ones; `around`: words of duties and of usual skills, besides those of names; `inText`: skills in the text besides listed ones. A
 * title below `exact` (0-100; below `vague` if the trade is about the goods of others) is combined with the text: its closeness
 * counts `titled`, the result must reach `least`, and a second occupation counts from the share `nearly` of the best. The closeness
 * is then `slope` × the result, at most `most`.
 */
export const textReading = {
  words: 0.6,
  linked: 0.6,
  around: 0.6,
  inText: 0.8,
  exact: 96,
  vague: 60,
  titled: 0.35,
  least: 0.2,
  slope: 23,
  most: 90,
  nearly: 0.75,
} as const

/** The weight of a past title, in hundredths, by the years since it ended; studies count as a title. */
export const titleWeights = {
  headline: 100,
  /** A headline without work or studies of closeness `shown`. */
  claimed: 70,
  shown: 45,
  current: 100,
  past: [
    { years: 1, value: 97 },
    { years: 3, value: 90 },
    { years: 6, value: 78 },
    { years: 10, value: 65 },
  ],
  older: 50,
  undated: 85,
  studies: 70,
} as const

/** Soles per dollar, only to compare expected and offered pay. */
export const solesForDollar = 3.75

/** The shares of years and rank in their part, in hundredths; and the share of work that counts for years, by title closeness, 0-100. */
export const levelShares = { years: 60, rank: 40, sameWork: 80, otherTrade: 15, unknownWork: 40 } as const

/** The value, in thousandths, by the missing years. Candidates with about one year too few are still invited. */
export const yearsShort = [
  [0, 1000],
  [0.5, 930],
  [1, 780],
  [2, 450],
  [3, 250],
  [5, 80],
] as const

/** The value, in thousandths, by the years beyond the maximum. */
export const yearsOver = [
  [0, 1000],
  [2, 1000],
  [4, 850],
  [7, 600],
  [12, 400],
] as const

/**
 * The value, in thousandths, by the ranks that the job is above (up) or below (down) the person's; `plain`: no rank named; with the
 * years of work up to `byYears`.
 */
export const rankSteps = {
  plain: 2,
  /** An assistant with this many years in the trade may count as a regular worker. */
  assistant: { rank: 1, years: 3 },
  byYears: [
    { years: 10, rank: 4 },
    { years: 5, rank: 3 },
  ],
  up: [1000, 800, 450, 200, 80],
  down: [1000, 850, 550, 300, 120],
} as const

/** The value, in thousandths, of the person's home for the place of work. */
export const placeValues = {
  remote: 1000,
  district: 1000,
  province: 930,
  /** Lima and Callao are one city. */
  metropolis: 900,
  /** One side names the department only. */
  departmentOnly: 850,
  /** The ad names no known place. */
  unsaid: 850,
  department: 500,
  /** Elsewhere, but in a place from which the ad expects people. */
  served: 850,
  /** Elsewhere, but with a camp, lodging or fares at the employer's cost. */
  lodged: 800,
  /** Far, but they write that they would move. */
  willing: 500,
  elsewhere: { onsite: 50, hybrid: 150 },
} as const

/** The value, in thousandths, by the number of levels that a language is below the required one; `unknown`: no level is given. */
export const languageValues = { below: [1000, 600, 250, 100, 0], unknownLevel: 600, optional: 0.4 } as const

/** The value, in thousandths, by the number of levels that the studies are below; and of a career that is not among the named ones. */
export const educationValues = { below: [1000, 600, 300, 150, 50, 0], otherCareer: 450 } as const

/** Offered pay below this share of the expected pay has the value 0; the value is linear in between. */
export const leastPayShare = 0.6

/**
 * What lowers the whole score, in thousandths: 1000 for a part's value of at least `from`, falling to `floor` at 0. `work` is the
 * mean of title, skills and words, `subject` how near the texts are in what they are about.
 */
export const factorRamps = {
  place: { from: 300, floor: 450 },
  pay: { from: 600, floor: 600 },
  education: { from: 400, floor: 800 },
  language: { from: 600, floor: 700 },
  work: { from: 300, floor: 500 },
  trade: { from: 200, floor: 600 },
  subject: { from: 900, floor: 500 },
} as const

/**
 * Level factors, in thousandths: by the ranks that a job is above (up) or below (down) the person, and by the missing or excess
 * years. About one missing year and one or two ranks cost no more than their part.
 */
export const levelFactors = {
  up: [1000, 1000, 850, 650, 500],
  down: [1000, 1000, 1000, 850, 700],
  short: [
    [1, 1000],
    [3, 800],
    [5, 650],
  ],
  over: [
    [4, 1000],
    [8, 900],
    [12, 800],
  ],
  /** For people with the studies `graduate` (3: a career), beyond the one year that beginners' jobs require at most. */
  overGraduate: [
    [1, 1000],
    [3, 750],
    [6, 600],
  ],
  graduate: 3,
  practice: 600,
  sameWork: 600,
  sureTitle: 80,
} as const

/**
 * Beginners: people with at most the `studies` of school, less than `months` of work and no trade of their own. Ads for them require
 * no years, no career and no `rank` but an assistant's.
 */
export const beginners = { studies: 1, months: 24, rank: 1 } as const

/** If the title of a regulated profession is required: another career, or the career without its title. In thousandths. */
export const licenceFactors = { career: 700, title: 800 } as const

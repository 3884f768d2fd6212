/**
 * Every figure that decides a score, in one place. docs/matching.md says where each comes from, and its tables are made of them
 * (`npm run generate -- docs`); the committed figures of evaluation/matching/results.md change with them.
 */

/** What each part may add: shares of the weights of the parts that a job asks for. */
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

/** Value, in thousandths, of a part that the profile says nothing about. It stands between the two ends of the interval. */
export const missingValues = {
  skills: 200,
  title: 250,
  years: 400,
  place: 500,
  languages: 300,
  education: 450,
  words: 350,
} as const

/** A job that names few skills says less by them: the part has half of its weight at this sum of requirement weights. */
export const halfOfSkillWeight = 8

/** Weight of one requirement, before its rarity: 10 for a listed one. */
export const requirementWeights = {
  listed: 10,
  title: 12,
  /** A word of the title beyond the occupation: the branch. */
  titleWord: 4,
  text: 9,
  /** Factors, in hundredths. */
  optional: 40,
  soft: 30,
  mostRequirements: 24,
} as const

/** Bounds of the rarity factor, in hundredths: the rarest skill counts for about three of the commonest. */
export const rareSkillBounds = { least: 60, most: 170 } as const

/** Where one skill is asked and another one is there, in hundredths. */
export const creditWeights = { implied: 95, related: 45, broader: 30 } as const

/** What an evidence of a skill is worth, in hundredths. */
export const evidenceWeights = {
  listed: 100,
  certified: 100,
  experience: 95,
  summary: 90,
  /** Of a list of keywords, without any work behind it. */
  claimed: 65,
  title: 95,
  education: 80,
  /** Usual in an occupation that the person works in, or worked in. */
  usual: 35,
} as const

/** So many skills, and such a share of all that are named, that nothing else in the profile shows make a list one of keywords. */
export const keywordList = { fewest: 6, least: 0.4 } as const

/**
 * For a requirement that the taxonomy does not know: all of its words somewhere in the profile, in hundredths; and the least
 * share of them that counts.
 */
export const wordWeights = { all: 50, leastShare: 0.5 } as const

/**
 * Words that an ad is compared by beyond its skills: how many at most, and from how many on, in it and in a profile; and what of them is enough:
 * six that are rare, by `distinctiveWordSteps`. It does not grow with the ad: padding tells nothing against somebody. Of a short profile the upper end takes a share of its own words as enough.
 */
export const subjectWords = { most: 40, least: 3, enough: 24, ownShare: 0.4 } as const

/** What a word of a requirement or of an ad counts where somebody wrote it, and where it is only of what their work is about. */
export const OWN_WORD = 2
export const DUTY_WORD = 1

/** A word tells nothing of an ad where so large a share of all ads has it, and a step more below each further share: 0 to 4. */
export const distinctiveWordSteps = [0.2, 0.09, 0.035, 0.014] as const

/** A level below the one asked for, in hundredths; an unknown level has an interval. */
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
 * A job's title that names no occupation as closely as `named` (0-100) takes the one that years of experience are asked in, where that is named
 * as closely as `yearsIn`. It then counts as this close.
 */
export const placingWeights = { named: 60, yearsIn: 80, closeness: 80 } as const

/**
 * How an ad's text tells its occupation (0-1): `words` beside skills, skills that are `linked` to usual ones, words of duties and of usual skills `around` beside those of its names,
 * skills `inText` beside listed ones. A title below `exact` (0-100; below `vague` where the trade is about the goods of others) is read with it:
 * its closeness counts `titled`, `least` is needed, a second occupation counts from the share `nearly` of the best. It then is `slope` × as
 * close, `most` at the most.
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

/** What a title of the past counts, in hundredths, by the years since it ended; studies count as a title of their own. */
export const titleWeights = {
  headline: 100,
  /** A headline that no work nor studies as close as `shown` bear out. */
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

/** Soles for one dollar, only to compare what is asked with what is offered. */
export const solesForDollar = 3.75

/** How years and rank share their part, in hundredths; which work counts for years, by the closeness of its title, 0-100. */
export const levelShares = { years: 60, rank: 40, sameWork: 80, otherTrade: 15, unknownWork: 40 } as const

/** Value, in thousandths, by the years that are missing. About one year short is still an invitation. */
export const yearsShort = [
  [0, 1000],
  [0.5, 930],
  [1, 780],
  [2, 450],
  [3, 250],
  [5, 80],
] as const

/** Value, in thousandths, by the years beyond the most that was asked for. */
export const yearsOver = [
  [0, 1000],
  [2, 1000],
  [4, 850],
  [7, 600],
  [12, 400],
] as const

/** Value, in thousandths, by how many ranks the job stands above (up) or below (down) the person's; `plain`: no rank named; with the
 * years of work up to `byYears`. */
export const rankSteps = {
  plain: 2,
  /** An assistant of so many years of the trade may stand as high as a worker of it. */
  assistant: { rank: 1, years: 3 },
  byYears: [
    { years: 10, rank: 4 },
    { years: 5, rank: 3 },
  ],
  up: [1000, 800, 450, 200, 80],
  down: [1000, 850, 550, 300, 120],
} as const

/** Value, in thousandths, of where somebody lives for where the work is done. */
export const placeValues = {
  remote: 1000,
  district: 1000,
  province: 930,
  /** Lima and Callao are one city. */
  metropolis: 900,
  /** One side names the department only. */
  departmentOnly: 850,
  /** The ad names no place that can be read. */
  unsaid: 850,
  department: 500,
  /** Elsewhere, but named by the ad as a place that people come from. */
  served: 850,
  /** Elsewhere, but with a camp, lodging or fares at the employer's cost. */
  lodged: 800,
  elsewhere: { onsite: 50, hybrid: 150 },
} as const

/** Value, in thousandths, by how many levels a language lies below the one asked for; `unknown`: no level is said. */
export const languageValues = { below: [1000, 600, 250, 100, 0], unknownLevel: 600, optional: 0.4 } as const

/** Value, in thousandths, by how many levels the studies lie below; and of a career that is not among those named. */
export const educationValues = { below: [1000, 600, 300, 150, 50, 0], otherCareer: 450 } as const

/** Offered pay below this share of the asked one has the value 0; in between, a straight line. */
export const leastPayShare = 0.6

/**
 * What lowers the whole score, in thousandths: nothing from the part's value `from` on, and down to `floor` at 0. `work` is the
 * mean of title, skills and words.
 */
export const factorRamps = {
  place: { from: 300, floor: 600 },
  pay: { from: 600, floor: 800 },
  education: { from: 400, floor: 800 },
  language: { from: 600, floor: 700 },
  work: { from: 300, floor: 500 },
  trade: { from: 200, floor: 600 },
} as const

/**
 * Factors of the level, in thousandths: by the ranks that a job stands above (up) or below (down) somebody, and by the years
 * that are missing or too many. About a year short, one rank or two cost no more than their part.
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
  /** For whoever has the studies `graduate` (3: a career), beyond the year that jobs for beginners ask for at most. */
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

/** Where the title of a regulated profession is asked for: another career, or the career without its title. In thousandths. */
export const licenceFactors = { career: 700, title: 800 } as const

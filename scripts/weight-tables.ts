import type * as weights from '#domain/matching/weights.ts'

type Weights = typeof weights
type Curve = readonly (readonly [years: number, value: number])[]

const share = (value: number) => (value === 0 || value === 1 ? String(value) : value.toFixed(2))
const ofHundredths = (value: number) => share(value / 100)
const ofThousandths = (value: number) => share(value / 1000)
const percent = (part: number) => `${Number((part * 100).toFixed(1))} %`
const each = (values: readonly number[]) => values.map(ofThousandths).join(', ')
const along = (curve: Curve) => curve.map(([years, value]) => `${years}: ${ofThousandths(value)}`).join(', ')

const table = (head: readonly string[], align: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** The weight of each part of the score, and the values in between. */
function parts(w: Weights): string {
  const { past, older, studies } = w.titleWeights
  const places = w.placeValues
  const weightOf = (part: keyof Weights['partWeights']) => String(w.partWeights[part])
  const missing = (part: keyof Weights['missingValues']) => ofThousandths(w.missingValues[part])
  const [, languageOne, languageTwo] = w.languageValues.below.map(ofThousandths)
  const [, studiesOne, studiesTwo] = w.educationValues.below.map(ofThousandths)
  const rows = [
    [
      'skills',
      `up to ${weightOf('skills')}`,
      'every requirement met',
      'each requirement by its weight × credit',
      missing('skills'),
    ],
    [
      'title and occupation',
      weightOf('title'),
      'the same work, at present',
      `closeness × how long ago (${past.map(({ years, value }) => `up to ${years} ${years === 1 ? 'year' : 'years'} ${ofHundredths(value)}`).join(', ')}, before ${ofHundredths(older)}); studies ${ofHundredths(studies)}`,
      missing('title'),
    ],
    [
      'years and level',
      weightOf('years'),
      'the years asked for, the same rank',
      `${w.levelShares.years} % years, ${w.levelShares.rank} % rank; far too many years also count less`,
      `years ${missing('years')}`,
    ],
    [
      'place and mode',
      weightOf('place'),
      'remote, or the same district',
      `same province ${ofThousandths(places.province)}, Lima and Callao ${ofThousandths(places.metropolis)}, department only ${ofThousandths(places.departmentOnly)}, an ad that does not say where ${ofThousandths(places.unsaid)}, elsewhere but named by the ad ${ofThousandths(places.served)}, elsewhere with lodging ${ofThousandths(places.lodged)}, far for who writes that they would move ${ofThousandths(places.willing)}, another province ${ofThousandths(places.department)}, elsewhere ${ofThousandths(places.elsewhere.onsite)} (hybrid ${ofThousandths(places.elsewhere.hybrid)})`,
      missing('place'),
    ],
    [
      'words',
      weightOf('words'),
      `of the ad's first ${w.subjectWords.most} words that not every ad has, as much as ${w.subjectWords.enough / w.distinctiveWordSteps.length} rare ones`,
      `share, each word 1 to ${w.distinctiveWordSteps.length} by how few ads have it (a committed table); one that is only of what the work is about × ${ofHundredths((100 * w.DUTY_WORD) / w.OWN_WORD)}`,
      missing('words'),
    ],
    [
      'education',
      weightOf('education'),
      'level and one of the careers',
      `one level below ${studiesOne}, two ${studiesTwo}; another career × ${ofThousandths(w.educationValues.otherCareer)}`,
      missing('education'),
    ],
    [
      'languages',
      weightOf('languages'),
      'the level asked for',
      `one level below ${languageOne}, two ${languageTwo}; a wish weighs ${w.languageValues.optional}`,
      missing('languages'),
    ],
    [
      'pay',
      weightOf('pay'),
      'the offer reaches what is asked',
      `a straight line down to 0 at ${percent(w.leastPayShare)} of it; only where both are known`,
      'not asked',
    ],
  ]
  return table(
    ['part', 'weight', 'value 1', 'in between', 'not known'],
    ['---', '---:', '---', '---', '---'],
    rows,
  )
}

/** The finer figures, one line each. */
function scales(w: Weights): string {
  const asked = w.requirementWeights
  const evidence = w.evidenceWeights
  const rows = [
    [
      'weight of a requirement',
      `listed ${asked.listed}, in the title ${asked.title}, in the text ${asked.text}, a word of the title beyond the occupation ${asked.titleWord}; at most ${asked.mostRequirements} of them`,
    ],
    [
      'its weight ×',
      `a wish ${ofHundredths(asked.optional)}, a soft skill ${ofHundredths(asked.soft)}, by how few ads ask for it ${ofHundredths(w.rareSkillBounds.least)} to ${ofHundredths(w.rareSkillBounds.most)}`,
    ],
    [
      'credit',
      `the skill itself or a synonym 1, included in another one ${ofHundredths(w.creditWeights.implied)}, related ${ofHundredths(w.creditWeights.related)}, only the wider one ${ofHundredths(w.creditWeights.broader)}, words in the profile ${ofHundredths(w.wordWeights.all)} (from ${percent(w.wordWeights.leastShare)} of them on)`,
    ],
    [
      'evidence',
      `listed ${ofHundredths(evidence.listed)}, certified ${ofHundredths(evidence.certified)}, in the description of work ${ofHundredths(evidence.experience)}, in the title of a job ${ofHundredths(evidence.title)}, in the summary ${ofHundredths(evidence.summary)}, in the studies ${ofHundredths(evidence.education)}, in a list of keywords ${ofHundredths(evidence.claimed)}, merely usual in the occupation ${ofHundredths(evidence.usual)}`,
    ],
    [
      'level of a skill, by how many it is below',
      `${w.levelWeights.below.map(ofHundredths).join(', ')}; unknown ${ofHundredths(w.levelWeights.unknown)}`,
    ],
    ['weight of the skills', `${w.partWeights.skills} × sum ÷ (sum + ${w.halfOfSkillWeight})`],
    ['years short of what is asked', along(w.yearsShort)],
    ['years beyond it', along(w.yearsOver)],
    [
      'months of work that count',
      `all from a title of ${w.levelShares.sameWork} % on; of another trade ${w.levelShares.otherTrade} %, of work that nobody can place ${w.levelShares.unknownWork} %`,
    ],
    ['ranks that a job stands above the person', each(w.rankSteps.up)],
    ['ranks below', each(w.rankSteps.down)],
    [
      'levels of a language below',
      `${each(w.languageValues.below)}; no level said ${ofThousandths(w.languageValues.unknownLevel)}`,
    ],
    ['levels of studies below', each(w.educationValues.below)],
    ['a title of the past without a date', ofHundredths(w.titleWeights.undated)],
    ['a headline that nothing bears out', ofHundredths(w.titleWeights.claimed)],
    [
      'words',
      `one tells nothing where ${percent(w.distinctiveWordSteps[0])} of all ads have it, and a step more below ${w.distinctiveWordSteps.slice(1).map(percent).join(', ')}; of a short profile ${percent(w.subjectWords.ownShare)} of its own are enough for the upper end`,
    ],
    ['a dollar', `${w.solesForDollar} soles`],
  ]
  return table(['what', 'figures'], ['---', '---'], rows)
}

/** The factors that lower the whole score. */
function factors(w: Weights): string {
  const { factorRamps: ramps, levelFactors: levels } = w
  const from = (name: keyof typeof ramps) => `a value of ${ofThousandths(ramps[name].from)}`
  const floor = (name: keyof typeof ramps) => ofThousandths(ramps[name].floor)
  /** The last step without a reduction. */
  const free = (values: readonly number[]) => values.lastIndexOf(1000)
  const last = (values: readonly number[]) => ofThousandths(values.at(-1)!)
  const ofPlace = (place: string, value: number) =>
    value >= ramps.place.from
      ? `${place} nothing`
      : `${place} ${ofThousandths(ramps.place.floor + ((1000 - ramps.place.floor) * value) / ramps.place.from)}`
  const asked = w.leastPayShare + ((1 - w.leastPayShare) * ramps.pay.from) / 1000
  const rows = [
    [
      'level, rank',
      `${free(levels.up)} above, ${free(levels.down)} below`,
      `${last(levels.up)} above, ${last(levels.down)} below`,
      `above ${each(levels.up)}; below ${each(levels.down)}. Practice ${ofThousandths(levels.practice)} for a worker of the trade: it is for who studies, or did until a year ago (Ley 28518)`,
    ],
    [
      'level, years',
      `${levels.short[0][0]} short, ${levels.over[0][0]} too many`,
      `${ofThousandths(levels.short.at(-1)![1])} short, ${ofThousandths(levels.over.at(-1)![1])} too many`,
      `short ${along(levels.short)}; too many ${along(levels.over)}. In work of another kind (title below ${ofThousandths(levels.sameWork)}) all years tell that they are too few, none that they are too many. Whoever finished a career is past jobs for beginners sooner, near ones too: ${along(levels.overGraduate)}`,
    ],
    [
      'place',
      from('place'),
      floor('place'),
      [
        ofPlace('elsewhere', w.placeValues.elsewhere.onsite),
        ofPlace('hybrid', w.placeValues.elsewhere.hybrid),
        ofPlace('another province', w.placeValues.department),
        ofPlace('lodging', w.placeValues.lodged),
        ofPlace('remote', w.placeValues.remote),
      ].join(', '),
    ],
    ['pay', `${from('pay')}, that is ${percent(asked)} of what is asked`, floor('pay'), 'in a straight line'],
    ['education', from('education'), floor('education'), 'in a straight line'],
    [
      'languages',
      from('language'),
      floor('language'),
      'in a straight line; nothing where the profile tells no language',
    ],
    [
      'a licence',
      'the title that is asked for is there',
      ofThousandths(Math.min(w.licenceFactors.career, w.licenceFactors.title)),
      `only where the ad asks for the title and for such careers alone: the career without its title ${ofThousandths(w.licenceFactors.title)}, another career ${ofThousandths(w.licenceFactors.career)}`,
    ],
    [
      'work',
      `a mean of title, skills and words of ${ofThousandths(ramps.work.from)}`,
      floor('work'),
      `in a straight line; nothing where the trade or the skills are not known. Where the job's title names its trade surely (${levels.sureTitle}), a title value below ${ofThousandths(ramps.trade.from)} lowers it too, down to ${floor('trade')}: tools and words that two trades share make them no nearer`,
    ],
    [
      'subject',
      `a cosine of ${ofThousandths(ramps.subject.from)}`,
      floor('subject'),
      'in a straight line; nothing where one of the texts says too little',
    ],
  ]
  return table(['factor', 'nothing from', 'down to', 'how'], ['---', '---', '---:', '---'], rows)
}

const tables = { parts, scales, factors }

/** A text with new tables: replaces what is between '<!-- table: parts -->' and '<!-- /table -->'. */
export function withWeightTables(text: string, w: Weights): string {
  return text.replace(
    /(<!-- table: (\w+) -->\n)[^]*?(\n<!-- \/table -->)/g,
    (_, before: string, name: string, after: string) => {
      if (!(name in tables)) throw new Error(`No table is called ${name}.`)
      return before + tables[name as keyof typeof tables](w) + after
    },
  )
}

import { chooseSuggestions } from '#domain/jobs/search/choose-suggestions.ts'
import { PhraseIndex } from '#domain/jobs/search/phrase-index.ts'
import { phrasesOf, searchInPlace } from '#domain/jobs/search/suggested-phrases.ts'
import { understandSearch, understandSentence } from '#domain/jobs/search/understood-query.ts'
import { mostAsked } from '#contracts/assistant/assistant-figures.ts'
import { longestPractice } from '#contracts/coach/interview-figures.ts'
import { longestLine } from '#contracts/coach/review-figures.ts'
import { sentencesOfAd } from '#domain/coach/interview/sources-in-ad.ts'
import { readDraft } from '#domain/coach/writing/ad-findings.ts'
import { mostDraftLetters } from '#contracts/jobs/job-drafts-figures.ts'
import { judgeAnswer } from '#domain/coach/interview/rubric.ts'
import { type LetterFacts, writeLetter } from '#domain/coach/letter/letter.ts'
import type { CandidateTexts } from '#domain/applications/candidate-lines.ts'
import { summarize } from '#domain/applications/candidate-summary.ts'
import type { CvFacts } from '#domain/coach/review/cv-facts.ts'
import { measureCv } from '#domain/coach/review/measure.ts'
import { reviewCv } from '#domain/coach/review/review.ts'
import { readMemory } from '#domain/assistant/memory.ts'
import { understand } from '#domain/assistant/understand.ts'
import { faultIn, referencesIn, withoutReferences } from '#domain/assistant/grounded-text.ts'
import { withoutContactData } from '#domain/text/contact-data.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { excerptLength, mostLetters } from '#contracts/text-lengths.ts'
import type { ProfessionalFacts } from '#domain/matching/types.ts'
import { searchSnippet } from '#domain/text/search-snippet.ts'
import { longestText } from '#server/features/applications/sent-cvs/sent-cvs.tasks.ts'
import { fillAnswer, tokensIn, withLine } from '#domain/applications/close-out.ts'
import { skills as listedSkills } from '#contracts/jobs/job-fields.ts'
import { readTalentWords } from '#domain/talent/read-talent-query.ts'
import { profileBody, splitNames } from '#contracts/professionals/profile-fields.ts'
import { sentenceCase, titleCase } from '#domain/text/capitals.ts'
import { signatureOf } from '#domain/jobs/risk/text-signature.ts'
import { findAdWording, findQuestionWording } from '#domain/jobs/wording/ad-wording.ts'
import { findIdentity } from '#domain/jobs/confidential.ts'
import { experienceFromText } from '#domain/jobs/experience-level.ts'
import { mapFeedRow } from '#domain/jobs/import/map-feed.ts'
import { readFeedAd } from '#domain/jobs/import/own-feed.ts'
import { mapServirRow } from '#domain/jobs/import/map-servir.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { searchInWords } from '#domain/jobs/search/stored-search.words.ts'
import { withMarks } from '#domain/jobs/search/confusions.ts'
import { readQuery } from '#domain/jobs/search/expand-query.ts'
import { indexText } from '#domain/jobs/search/search-text.ts'
import { searchTokens } from '#domain/jobs/skill-signs.ts'
import { closestWords, halvesOf, soundAlikes } from '#domain/jobs/search/spelling.ts'
import { workModeFromText } from '#domain/jobs/work-mode.ts'
import { compatibility, requiredSkills } from '#domain/matching/suggest/compatibility.ts'
import { matchOf, readJob, readProfessional } from '#domain/matching/engine.ts'
import { findSkills } from '#domain/matching/reading/find-skills.ts'
import type { StoredJob } from '#domain/matching/reading/stored-job.ts'
import { withoutName } from '#domain/matching/reading/personal-data.ts'
import { suggestSkills } from '#domain/matching/suggest/suggest-skills.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { given, givenPeriod, levelOf } from '#domain/resume/import/given.ts'
import { strengthOf } from '#domain/people/password-strength.ts'
import { splitSpanishName } from '#domain/people/spanish-name.ts'
import { typedSkills } from '#domain/people/typed-skills.ts'
import { barePlace, workPlace } from '#domain/places/address.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { parseServicePrice } from '#domain/services/price.ts'
import { sentencesOf } from '#domain/text/sentences.ts'
import { toLine } from '#domain/text/text-blocks.ts'
import { plainText, slugify } from '#domain/text/plain-text.ts'
import { truncate } from '#domain/text/truncate.ts'
import { readContent } from '#server/features/help/content-files.ts'
import { createHelpSearch } from '#server/features/help/help-search.ts'
import { canonicalSearch } from '#server/features/subscriptions/alerts/canonical-search.ts'
import { isTooComplex } from '#server/http/json-body.ts'
import { maskText } from '#server/logging.ts'

/** A function that processes user input on the main thread. */
export interface HostileFunction {
  name: string
  /** The files with the patterns and words to try. */
  files: readonly string[]
  /** The longest text that its callers accept, in characters. */
  most: number
  /** The contract fields that reach it: none may be longer. */
  fields?: readonly string[]
  run(text: string): unknown
}

const taxonomy = productTaxonomy()

const piecesOf = (text: string, size: number, most: number): string[] =>
  Array.from({ length: Math.min(most, Math.ceil(text.length / size)) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  )

/** An ad with the text in every field, each as long as the form allows. */
const adOf = (text: string): StoredJob => ({
  id: 1,
  title: text.slice(0, 150),
  category: null,
  skills: piecesOf(text, 80, 60),
  skillsLeftOut: ['Excel', 'SAP'],
  description: text,
  requirements: text,
  experience: '5+',
  placeDepartment: 'Lima',
  placeProvince: 'Lima',
  placeDistrict: null,
  mode: 'onsite',
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
})

/** A profile with the text in every field, and as many entries as the text has parts. */
const profileOf = (text: string): ProfessionalFacts => ({
  id: 1,
  title: text.slice(0, 200),
  summary: text.slice(0, 2000),
  skills: piecesOf(text, 80, 60).map((name) => ({ name, years: null })),
  languages: piecesOf(text, 60, 20).map((name) => ({ name, level: null })),
  certifications: piecesOf(text, 200, 60),
  experiences: piecesOf(text, 200, 60).map((position) => ({
    position,
    description: text.slice(0, 5000),
    start: '1980',
    end: null,
    isCurrent: true,
  })),
  educations: piecesOf(text, 400, 60).map((one) => ({
    degree: one.slice(0, 200),
    field: one.slice(200),
    isCurrent: false,
  })),
  place: { department: 'Lima', province: 'Lima', district: null },
  pay: null,
})

const wholeProfile = readProfessional(
  profileOf(
    taxonomy.skills
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 100_000),
  ),
  '2026-11',
)
/** Only the score is timed: the first run reads the ad. */
let lastAd = { text: '', profile: readJob(adOf('')) }
const scoreOf = (text: string) => {
  if (lastAd.text !== text) lastAd = { text, profile: readJob(adOf(text)) }
  return matchOf(lastAd.profile, wholeProfile)
}

const askingJob = readJob(
  adOf(
    'Contador con NIIF, SAP, Excel y Power BI. Título profesional. Inglés avanzado. Tres años de experiencia.',
  ),
)
const noTexts: CandidateTexts = {
  title: null,
  summary: null,
  skills: [],
  languages: [],
  works: [],
  studies: [],
  cv: null,
}

const helpSearch = createHelpSearch(await readContent('help'))
const month = '2026-11'

const reading = 'src/domain/matching/reading'
const jobs = 'src/domain/jobs'
const ofSkills = [`${reading}/mention-context.ts`, `${reading}/find-skills.ts`, `${jobs}/skill-signs.ts`]
const ofPlaces = [
  'src/domain/places/parse-place.ts',
  'src/domain/places/address.ts',
  'src/domain/places/address-signs.ts',
]
const ofJobs = [
  ...ofSkills,
  `${reading}/asked-education.ts`,
  `${reading}/title-in-context.ts`,
  `${reading}/served-places.ts`,
  `${reading}/lodging.ts`,
  `${jobs}/experience-level.ts`,
]

export const hostileFunctions: readonly HostileFunction[] = [
  {
    name: 'readJob: an ad to its profile',
    files: ofJobs,
    fields: [
      'jobs.create body.description',
      'jobs.create body.requirements',
      'jobs.createPremium body.description',
      'jobs.createPremium body.requirements',
    ],
    most: 10_000,
    run: (text) => readJob(adOf(text)),
  },
  {
    name: 'readProfessional: a profile',
    files: [...ofSkills, `${reading}/personal-data.ts`],
    most: 20_000,
    run: (text) => readProfessional(profileOf(text), month),
  },
  {
    name: 'matchOf: a score',
    files: ofSkills,
    most: 10_000,
    run: scoreOf,
  },
  {
    name: 'reviewCv',
    files: [...ofSkills, ...ofPlaces, `${reading}/personal-data.ts`, 'src/domain/coach/review/own-street.ts'],
    most: longestLine,
    run: (text) => {
      const facts = cvOf(text)
      return [
        reviewCv(facts, '2026-11', []),
        measureCv(facts, '2026-11', []),
        writeLetter(letterOf(facts), 'long'),
      ]
    },
  },
  {
    name: 'summarize: a CV',
    files: ofSkills,
    most: 100_000,
    run: (text) => summarize({ ...noTexts, cv: text }, askingJob, month),
  },
  {
    name: 'readDraft',
    files: ['src/domain/coach/writing/ad-findings.ts'],
    fields: ['adWriting.read body.description'],
    most: mostDraftLetters.text,
    run: (text) =>
      readDraft({
        title: '',
        description: text,
        requirements: text,
        benefits: '',
        location: '',
        salaryRange: '',
      }),
  },
  {
    name: 'sentencesOf',
    files: ['src/domain/text/sentences.ts'],
    most: mostDraftLetters.text,
    run: sentencesOf,
  },
  {
    name: 'sentencesOfAd',
    files: ['src/domain/coach/interview/sources-in-ad.ts'],
    most: mostDraftLetters.text,
    run: (text) => sentencesOfAd([text]),
  },
  {
    name: 'judgeAnswer',
    files: ofSkills,
    most: longestPractice,
    run: (text) =>
      judgeAnswer({ id: 'x', kind: 'skill', text: '', why: '', about: 'Excel' }, text, {
        title: 'Contador',
        company: 'Puka',
      }),
  },
  { name: 'findSkills', files: ofSkills, most: 20_000, run: (text) => findSkills(taxonomy, text) },
  {
    name: 'withoutName',
    files: [`${reading}/personal-data.ts`],
    fields: ['professionals.update body.summary', 'professionals.addExperience body.description'],
    most: 5000,
    run: (text) => withoutName(profileOf(text), text.slice(0, 160)),
  },
  {
    name: 'compatibility: skills beside an ad',
    files: ofSkills,
    most: 20_000,
    run: (text) =>
      compatibility(
        taxonomy,
        requiredSkills(taxonomy, { ...adOf(text), skills: [], text }),
        piecesOf(text, 80, 60),
        null,
      ),
  },
  {
    name: 'findAdWording: fair wording',
    files: [`${jobs}/wording/ad-wording.data.ts`, `${jobs}/wording/payment-wording.data.ts`],
    fields: ['jobs.create body.benefits', 'jobs.createPremium body.benefits'],
    most: 10_000,
    run: findAdWording,
  },
  {
    name: 'findQuestionWording: questions of an ad',
    files: [`${jobs}/wording/question-wording.data.ts`],
    most: 10_000,
    run: findQuestionWording,
  },
  {
    name: 'findIdentity: who hides behind an ad',
    files: [`${jobs}/confidential.ts`],
    fields: ['jobs.create body.description'],
    most: 10_000,
    run: (text) =>
      findIdentity(text, {
        name: text.slice(0, 120),
        website: `https://${text.slice(0, 100)}`,
        phone: text.slice(0, 20),
        ruc: '20131312955',
      }),
  },
  {
    name: 'signatureOf: copied text',
    files: [`${jobs}/risk/text-signature.ts`],
    most: 20_000,
    run: signatureOf,
  },
  {
    name: 'indexText',
    files: [`${jobs}/search/search-text.ts`, `${jobs}/search/confusions.ts`],
    most: 20_000,
    run: (text) => withMarks(indexText(text)),
  },
  { name: 'searchTokens', files: [`${jobs}/skill-signs.ts`], most: 20_000, run: searchTokens },
  {
    name: 'faultIn: what a model writes',
    files: ['src/domain/assistant/grounded-text.ts'],
    // The longest paragraph that is checked, and one more piece of it.
    most: 4000,
    run: (text) =>
      faultIn(
        text,
        [{ text, firstSource: 1, sources: 1, refs: referencesIn(text), isOurs: false, others: [text] }],
        withoutContactData(withoutReferences(text)),
      ),
  },
  {
    name: 'understand: a question for the assistant',
    files: [
      'src/domain/assistant/question-signs.data.ts',
      'src/domain/assistant/acts.data.ts',
      'src/domain/jobs/search/understood-query.ts',
      'src/domain/jobs/search/asked-pay.ts',
    ],
    fields: ['assistant.ask body.question', 'assistant.ask body.memory'],
    most: mostAsked,
    run: (text) => understand(text, { kind: 'visitor', pageJobId: null }, readMemory(text)),
  },
  {
    name: 'understandSearch: what the words of a search mean',
    files: [
      'src/domain/jobs/search/query-signs.ts',
      'src/domain/jobs/search/asked-place.ts',
      'src/domain/jobs/search/asked-pay.ts',
    ],
    most: 400,
    run: (text) => [understandSearch(text), understandSentence(text)],
  },
  {
    name: 'expandQuery: words of a search',
    files: [`${jobs}/search/synonyms.data.ts`, `${jobs}/search/query-filler.ts`, `${jobs}/skill-signs.ts`],
    most: 200,
    run: readQuery,
  },
  {
    name: 'soundAlikes: other spellings',
    files: [`${jobs}/search/spelling.ts`],
    most: 200,
    run: (text) => [soundAlikes(text), halvesOf(text)],
  },
  {
    name: 'closestWords: a slip of the finger',
    files: [],
    most: 200,
    run: (text) =>
      closestWords(
        text,
        Array.from({ length: 20 }, (_, at) => `${text.slice(at)}a`),
      ),
  },
  {
    name: 'searchInWords',
    files: [`${jobs}/search/stored-search.words.ts`, ...ofPlaces],
    most: 1000,
    run: searchInWords,
  },
  {
    name: 'canonicalSearch: an address of a list',
    files: ['src/contracts/jobs/job-filters.ts'],
    fields: ['subscriptions.createAlert body.search'],
    most: 1000,
    run: canonicalSearch,
  },
  {
    name: 'phrasesOf: what of an ad a search field may suggest',
    files: ['src/domain/jobs/search/suggested-phrases.ts', 'src/domain/jobs/search/search-text.ts'],
    most: 200,
    run: (text) => {
      const place = { department: null, province: null, district: null }
      const phrases = new PhraseIndex()
      phrases.put(1, phrasesOf({ title: text, skills: [text], company: text, ...place }))
      return [chooseSuggestions(phrases.find(text, { most: 24 }), 8), searchInPlace(text, 'Piura')]
    },
  },
  {
    name: 'suggestSkills: names that begin so',
    files: ofSkills,
    most: 80,
    run: (text) => suggestSkills(text, 'skill'),
  },
  {
    name: 'help search',
    files: ['src/server/features/help/help-synonyms.data.ts', 'src/server/features/help/help-search.ts'],
    most: 200,
    run: (text) => helpSearch.answer(text, 10),
  },
  {
    name: 'fillAnswer',
    files: ['src/domain/applications/close-out.ts'],
    fields: ['closeOut.send body.text', 'candidateMessages.write body.text'],
    most: mostLetters.message,
    run: (text) =>
      fillAnswer(text, {
        nombre: 'Rosa',
        apellido: 'Tito',
        ciudad: 'Lima',
        puesto: 'Contador',
        empresa: 'Tupay',
        remitente: 'Ana',
      }),
  },
  {
    name: 'withLine',
    files: ['src/domain/applications/close-out.ts'],
    fields: ['closeOut.send body.text'],
    most: mostLetters.message,
    run: (text) => withLine(text, text),
  },
  {
    name: 'searchSnippet',
    files: ['src/domain/text/search-snippet.ts'],
    most: longestText,
    run: (text) => searchSnippet(text, 'contabilidad'),
  },
  {
    name: 'searchSnippet: typed words',
    files: ['src/domain/text/search-snippet.ts'],
    most: longestSearch,
    run: (text) => searchSnippet('Contadora con seis años de experiencia. '.repeat(200), text),
  },
  {
    name: 'readTalentWords',
    files: ['src/domain/talent/read-talent-query.ts'],
    most: longestSearch,
    run: readTalentWords,
  },
  {
    name: 'tokensIn',
    files: ['src/domain/applications/close-out.ts'],
    most: mostLetters.message,
    run: tokensIn,
  },
  {
    name: 'parseSalary',
    files: [`${jobs}/pay/salary.ts`],
    fields: ['jobs.create body.salaryRange', 'jobs.createPremium body.salaryRange'],
    most: 300,
    run: parseSalary,
  },
  {
    name: 'parseServicePrice',
    files: ['src/domain/services/price.ts'],
    fields: ['services.create body.price'],
    most: 40,
    run: parseServicePrice,
  },
  {
    name: 'experienceFromText',
    files: [`${jobs}/experience-level.ts`],
    most: 20_000,
    run: experienceFromText,
  },
  { name: 'workModeFromText', files: [`${jobs}/work-mode.ts`], most: 20_000, run: workModeFromText },
  { name: 'parsePlace', files: ofPlaces, fields: ['jobs.create body.location'], most: 200, run: parsePlace },
  {
    name: 'barePlace and workPlace',
    files: ofPlaces,
    fields: ['professionals.update body.location', 'professionals.addExperience body.location'],
    most: 200,
    run: (text) => [barePlace(text), workPlace(text)],
  },
  {
    name: 'typedSkills',
    files: ofSkills,
    most: 4800,
    run: (text) => typedSkills(piecesOf(text, 80, 60)),
  },
  {
    name: 'splitNames',
    files: [],
    fields: ['professionals.update body.skills', 'invitations.apply body.skills'],
    most: 6000,
    run: splitNames,
  },
  {
    name: 'splitSpanishName',
    files: ['src/domain/people/spanish-name.ts'],
    fields: ['applications.quickApply body.name'],
    most: 160,
    run: splitSpanishName,
  },
  {
    name: 'strengthOf: a password',
    files: ['src/domain/people/password-strength.ts'],
    fields: ['accounts.registerProfessional body.password'],
    most: 200,
    run: (text) => strengthOf(text, [text.slice(0, 80), text.slice(80), 'a@b.pe']),
  },
  {
    name: 'toLine and truncate',
    files: ['src/domain/text/text-blocks.ts', 'src/domain/text/truncate.ts'],
    most: 10_000,
    run: (text) => truncate(toLine(text), excerptLength),
  },
  { name: 'plainText', files: ['src/domain/text/plain-text.ts'], most: 10_000, run: plainText },
  { name: 'slugify', files: ['src/domain/text/plain-text.ts'], most: 200, run: slugify },
  { name: 'titleCase', files: ['src/domain/text/capitals.ts'], most: 200, run: titleCase },
  { name: 'sentenceCase', files: ['src/domain/text/capitals.ts'], most: 10_000, run: sentenceCase },
  {
    name: 'mapFeedRow: an imported ad',
    files: ['src/domain/text/plain-text.ts', `${jobs}/import/map-feed.ts`, `${jobs}/import/skill-list.ts`],
    most: 10_000,
    run: (text) =>
      mapFeedRow({
        title: 'Analista',
        company: 'Andes',
        description: text,
        location: text,
        skills: text,
        requirements: text,
        salary: text,
        url: text,
      }),
  },
  {
    name: 'readFeedAd: an ad of a company’s feed',
    files: ['src/domain/text/plain-text.ts', `${jobs}/import/own-feed.ts`, `${jobs}/import/map-feed.ts`],
    most: 40_000,
    run: (text) =>
      readFeedAd(
        { title: text, reference: text, description: text, location: text, salary: text, experience: text },
        { category: 'Ventas' },
      ),
  },
  {
    name: 'mapServirRow: an imported vacancy',
    files: [`${jobs}/import/map-servir.ts`, `${jobs}/import/row-fields.ts`],
    most: 10_000,
    run: (text) =>
      mapServirRow({
        job_title: `Analista ${text}`,
        public_institution: text,
        ubication: text,
        required_experience: text,
        required_knowledge: text,
        skills: text,
        salary: text,
      }),
  },
  {
    name: 'skills of a job form',
    files: [],
    fields: ['jobs.createPremium body.skills'],
    most: 6000,
    run: (text) => listedSkills.safeParse(text),
  },
  {
    name: 'the form of a profile',
    files: ['src/contracts/professionals/profile-fields.ts'],
    most: 85_000,
    run: (text) =>
      profileBody.safeParse({
        firstName: text,
        phone: text,
        linkedin: `https://linkedin.com/${text}`,
        skills: text,
        summary: text,
      }),
  },
  {
    name: 'given: a field of an import',
    files: ['src/domain/resume/import/given.ts'],
    most: 100_000,
    run: (text) => [given(text), givenPeriod(text, text, true), levelOf(text)],
  },
  { name: 'isTooComplex: JSON', files: [], most: 256_000, run: isTooComplex },
  { name: 'maskText: a line of the log', files: ['src/server/logging.ts'], most: 16_000, run: maskText },
]

/** Functions of the domain with a text parameter: which of the above runs them, or why none is needed. */
/** A CV that says nothing but the text, everywhere. */
const cvOf = (text: string): CvFacts => ({
  title: text.slice(0, 200),
  summary: text.slice(0, 2000),
  phone: null,
  location: null,
  experience: text.slice(0, 60),
  skills: [text.slice(0, 60)],
  experiences: [
    {
      id: 1,
      position: text.slice(0, 120),
      company: text.slice(0, 120),
      startDate: '2020-01',
      endDate: null,
      isCurrent: true,
      description: text,
    },
  ],
  educations: [],
})

const letterOf = (cv: CvFacts): LetterFacts => ({
  cv,
  name: 'Ana',
  jobTitle: 'Contador',
  company: null,
  has: [],
  month: '2026-11',
})

export const readWithin: Readonly<Record<string, string>> = {
  withVerb: 'reviewCv',
  withoutStreet: 'reviewCv',
  keptOf: 'reviewCv',
  mended: 'reviewCv',
  houseAtStart: 'reviewCv',
  addressWords: 'barePlace',
  isFlat: 'barePlace',
  lineAround: 'summarize',
  beginning: 'summarize',
  asInfinitive: 'readDraft',
  isPersonal: 'sentencesOfAd',
  plainLine: 'reviewCv',
  isPlain: 'reviewCv',
  isShouted: 'reviewCv',
  ofLine: 'reviewCv',
  sentencesOf: 'sentencesOf',
  isShortForm: 'not on the main thread: a word of a CV',
  spacedSentences: 'sentencesOf',
  startsItem: 'sentencesOf',
  rightSpelling: 'reviewCv',
  skillIds: 'reviewCv',
  hasFigure: 'reviewCv',
  wordsIn: 'reviewCv',
  linesOf: 'reviewCv',
  sentenceWith: 'reviewCv',
  withoutUnaskedData: 'reviewCv',
  replaceLines: 'not read: compared line by line',
  tradeNamed: 'readJob',
  payOfTradeHref: 'not read: written into an address',
  closenessOf: 'understand',
  faultIn: 'faultIn',
  referencesIn: 'faultIn',
  sourcesIn: 'faultIn',
  withoutReferences: 'faultIn',
  withoutContactData: 'faultIn',
  askedJobs: 'understand',
  askedServices: 'understand',
  articleOn: 'understand',
  actIn: 'understand',
  spokenQuestion: 'understand',
  intentFeatures: 'understand',
  isLarge: 'understand',
  readMemory: 'understand',
  understand: 'understand',
  spokenText: 'understand',
  askedPay: 'understand',
  understandSearch: 'understandSearch',
  clausesOf: 'understandSearch',
  partedByWish: 'understandSearch',
  isVerbForm: 'understandSearch',
  tradeSpelling: 'understandSearch',
  isWordOfAds: 'understandSearch',
  understandSentence: 'understandSearch',
  isKnown: 'understandSearch',
  wordKey: 'expandQuery',
  phraseKeys: 'expandQuery',
  nameOfWork: 'phrasesOf',
  searchInPlace: 'phrasesOf',
  isSentenceFiller: 'understandSearch',
  unpackVector: 'not typed: data of ours',
  writtenOut: 'understand',
  companyInvitationHref: 'not typed: a token of ours',
  resumeLinkPath: 'not typed: a token of ours',
  given: 'given',
  givenPeriod: 'given',
  levelOf: 'given',
  printable: 'not on the main thread: a CV is laid out where it is drawn',
  wrap: 'not on the main thread: a CV is laid out where it is drawn',
  stopMailHref: 'not typed: a token of ours',
  interviewPageHref: 'not typed: a token of ours',
  cancelInterviewHref: 'not typed: a token of ours',
  otherHoursHref: 'not typed: a token of ours',
  interviewCalendarHref: 'not typed: a token of ours',
  stemWord: 'readJob',
  genderlessStem: 'readJob',
  splitWords: 'readJob',
  isEmptyWord: 'readJob',
  subjectStems: 'readJob',
  isSmallWord: 'readJob',
  unlistedName: 'readJob',
  titleWords: 'readJob',
  offersLodging: 'readJob',
  distinctivenessOf: 'readJob',
  servedPlaces: 'readJob',
  rankOfWord: 'readJob',
  isPureRank: 'readJob',
  findCareers: 'readJob',
  readAskedEducation: 'readJob',
  findDurations: 'readJob',
  placeKey: 'readJob',
  placesNamed: 'readJob',
  foldText: 'readJob',
  readReach: 'readProfessional',
  withoutPersonalData: 'readProfessional',
  educationLevelOf: 'readProfessional',
  findAdWording: 'findAdWording',
  findIdentity: 'findIdentity',
  findQuestionWording: 'findQuestionWording',
  wordsOf: 'signatureOf',
  piecesOf: 'signatureOf',
  signatureOf: 'signatureOf',
  cleanTitle: 'indexText',
  indexText: 'indexText',
  findSkillMentions: 'searchTokens',
  searchTokens: 'searchTokens',
  expandQuery: 'expandQuery',
  readQuery: 'expandQuery',
  withMarks: 'indexText',
  confusedLemma: 'indexText',
  markOfWorkTerm: 'indexText',
  confusions: 'indexText',
  soundAlikes: 'soundAlikes',
  halvesOf: 'soundAlikes',
  closestWords: 'closestWords',
  countEdits: 'closestWords',
  beginsWithin: 'suggestSkills',
  suggestSkills: 'suggestSkills',
  searchInWords: 'searchInWords',
  placeOfSlug: 'searchInWords',
  categoryOfSlug: 'searchInWords',
  categorySlug: 'searchInWords',
  parseSalary: 'parseSalary',
  parseServicePrice: 'parseServicePrice',
  experienceFromText: 'experienceFromText',
  workModeFromText: 'workModeFromText',
  cityNamed: 'parsePlace',
  placesMeant: 'parsePlace',
  parsePlace: 'parsePlace',
  barePlace: 'barePlace',
  looksLikeAddress: 'barePlace',
  workPlace: 'barePlace',
  isStreetSign: 'barePlace',
  isStreetSignBehind: 'barePlace',
  isAddressCode: 'barePlace',
  splitSpanishName: 'splitSpanishName',
  saysWhoItIs: 'strengthOf',
  strengthOf: 'strengthOf',
  toBlocks: 'toLine',
  toLine: 'toLine',
  truncate: 'toLine',
  escapeHtml: 'toLine',
  plainText: 'plainText',
  slugify: 'slugify',
  titleCase: 'titleCase',
  restoreAccent: 'titleCase',
  isShouting: 'sentenceCase',
  sentenceCase: 'sentenceCase',
  parseWorkMode: 'mapFeedRow',
  guessCategory: 'mapFeedRow',
  readSkillList: 'mapFeedRow',
  partRequirements: 'mapFeedRow',
  isAbroad: 'mapFeedRow',
  dropFiller: 'mapFeedRow',
  readUrl: 'mapFeedRow',
  readDate: 'mapFeedRow',
  fieldKey: 'mapFeedRow',
  fillAnswer: 'fillAnswer',
  withLine: 'withLine',
  searchSnippet: 'searchSnippet',
  firstPlace: 'searchSnippet',
  foldLetter: 'searchSnippet',
  tokensIn: 'tokensIn',
  readTalentWords: 'readTalentWords',
  preferencesLink: 'not read: an address of the product',
  storedSearchHref: 'not read: put behind a path as it is',
  exampleBody: 'not read: put before a path as it is',
  readRetryAfter: 'not long: a header, whose length Node limits; its patterns are anchored',
  plainNumber:
    'not long: the number of an account has at most 40 letters, and its patterns are one class each',
  isCci: 'not long: as plainNumber',
  isYape: 'not long: as plainNumber',
  lastFourOf: 'not read: the end of a number',
  limaDayStart: 'not long: a closed word, a day or a number of the product',
  factName: 'not long: a closed word, a day or a number of the product',
  industryName: 'not read: shown as it is',
  monthPeriod: 'not long: a closed word, a day or a number of the product',
  dayPeriod: 'not long: a closed word, a day or a number of the product',
  careersSnippet: 'not read: the address of the product',
  embeddingOrigins: 'not long: a website, whose length its field limits; read by URL',
  viewSourceOf: 'not long: an address of at most 500 letters; its patterns are anchored at dots',
  weekPeriod: 'not long: a closed word, a day or a number of the product',
  factValue: 'not read: shown as it is',
  isHoliday: 'not long: a closed word, a day or a number of the product',
  isWorkingDay: 'not long: a closed word, a day or a number of the product',
  workingDaysUntil: 'not long: a closed word, a day or a number of the product',
  addWorkingDays: 'not long: a closed word, a day or a number of the product',
  placesInside: 'not long: a closed word, a day or a number of the product',
  groupOf: 'not long: a closed word, a day or a number of the product',
  readServiceFilter: 'not long: a closed word, a day or a number of the product',
  dayInWords: 'not long: a closed word, a day or a number of the product',
  shortDay: 'not long: a closed word, a day or a number of the product',
  atMinute: 'not long: a closed word, a day or a number of the product',
  addDays: 'not long: a closed word, a day or a number of the product',
  weekdayOf: 'not long: a closed word, a day or a number of the product',
  minutesOf: 'not long: a closed word, a day or a number of the product',
  monthOf: 'not long: a closed word, a day or a number of the product',
  mondayOf: 'not long: a closed word, a day or a number of the product',
  weekOf: 'not long: a closed word, a day or a number of the product',
  weeksOfMonth: 'not long: a closed word, a day or a number of the product',
  firstOfMonth: 'not long: a closed word, a day or a number of the product',
  formatPartialDate: 'not long: a closed word, a day or a number of the product',
  isFinalStatus: 'not long: a closed word, a day or a number of the product',
  isValidRuc: 'not long: a closed word, a day or a number of the product',
  parseSkillLine: 'not typed: texts of the product itself',
  parseOccupationLine: 'not typed: texts of the product itself',
  fingerprint: 'not typed: texts of the product itself',
  creditText: 'not typed: texts of the product itself',
  refuse: 'not typed: texts of the product itself',
  sizeName: 'not typed: a value of the vocabulary of sizes',
}

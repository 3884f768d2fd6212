import { importsOf, type Import, type SourceFile } from './source-files.ts'

export interface Rule {
  name: string
  /** The faults of a file, one sentence each; empty when there are none. */
  check(file: SourceFile): string[]
  /** A file that breaks the rule, to prove that the rule finds it. */
  planted: SourceFile
}

const isTest = (path: string) => /\.(test|suite|spec)\.tsx?$/.test(path) || path.startsWith('tests/')

/** Refuses imports of some files from one part of the tree. */
function importRule(
  name: string,
  appliesTo: (path: string) => boolean,
  isAllowed: (imported: Import, path: string) => boolean,
  planted: SourceFile,
): Rule {
  return {
    name,
    planted,
    check(file) {
      if (!appliesTo(file.path)) return []
      return importsOf(file)
        .filter((imported) => !isAllowed(imported, file.path))
        .map(({ target }) => `${file.path} imports ${target}`)
    },
  }
}

/** A column must not import from one to its right. Within a column imports are allowed, but no circle. */
const columns = [
  ['settings', 'audit', 'ledger'],
  ['accounts'],
  ['plans', 'notifications', 'acts'],
  ['verifications'],
  ['companies', 'professionals', 'photos'],
  ['jobs', 'services'],
  ['resumes', 'cv', 'matching'],
  [
    'applications',
    'conversations',
    'hires',
    'payouts',
    'bookings',
    'reputation',
    'saved-jobs',
    'subscriptions',
  ],
  ['briefs', 'suggested-professionals', 'human-reviews', 'invitations', 'interviews'],
  ['held-applications', 'talent'],
  ['campaigns'],
  ['webhooks'],
  ['support', 'help', 'site', 'admin', 'debug', 'privacy'],
  ['coach'],
  ['assistant'],
]
/** Every feature in the order. */
export const orderedFeatures: readonly string[] = columns.flat()
const columnOf = (feature: string): number => columns.findIndex((column) => column.includes(feature))
/** The feature that a file belongs to, or undefined. */
const featureOf = (path: string): string | undefined => /^src\/server\/features\/([^/]+)\//.exec(path)?.[1]

/** The layers of matching: one must not import from those to its right. */
const matchingRooms = [
  'words',
  'taxonomy',
  'reading',
  'parts',
  'reasons',
  'score',
  'engine.ts',
  'index',
  'suggest',
]
/** The layer of a file of matching; -1 for shared files (types, weights). */
const matchingRoomOf = (path: string): number =>
  matchingRooms.indexOf(/^src\/domain\/matching\/([^/]+)/.exec(path)?.[1] ?? '')

const inside = (folder: string) => (path: string) => path.startsWith(folder) && !isTest(path)
const writesSql = (path: string) =>
  path.endsWith('.queries.ts') || /^src\/server\/(db|queue|backup)\//.test(path)
/** An import that leaves its folder, or enters another, by a path. */
const byPath =
  /^(?:(?:import|export|\}).*? from|import) '\.(?:\.\/|\/[^']*\/(?<!\+types\/))|\bimport\('\.(?:\.\/|\/[^']*\/)/m
/** Endings that once meant the same as `.words`, `.address` and `.resource`. */
const otherEnding =
  /-(words|texts|labels?|sentences|href|address)(\.test)?\.ts$|^src\/web\/.*-(query|key)(\.test)?\.ts$/
/** Rooms that read language: there, words and labels are the matter itself. A hook is named after itself. */
const isAboutWords = (path: string): boolean =>
  /^src\/domain\/(cv|matching\/(words|reading))\/|\/use-[a-z-]+\.ts$/.test(path)
const outsideWorld = /^(nodemailer|@aws-sdk\/|undici|node:(http|https|net|tls|dgram|dns)$)/

export const rules: Rule[] = [
  importRule(
    'contracts import zod and nothing else',
    inside('src/contracts/'),
    ({ target, isPackage }) => (isPackage ? target === 'zod' : target.startsWith('src/contracts/')),
    { path: 'src/contracts/a.contract.ts', text: `import { foldText } from '#domain/text/plain-text.ts'` },
  ),
  importRule(
    'the domain imports itself, types of contracts, their vocabularies and figures, and the table of filters',
    inside('src/domain/'),
    ({ target, isPackage, isTypeOnly }) =>
      !isPackage &&
      (target.startsWith('src/domain/') ||
        /^src\/contracts\/([a-z-]+\/)?([a-z-]+-)?(vocabulary|figures|filters|filter-choices|filter-kinds)\.ts$/.test(
          target,
        ) ||
        (isTypeOnly && target.startsWith('src/contracts/'))),
    { path: 'src/domain/a.ts', text: `import { jobsContract } from '#contracts/jobs/jobs.contract.ts'` },
  ),
  importRule(
    'the rooms of matching are layers',
    inside('src/domain/matching/'),
    ({ target, isTypeOnly }, path) =>
      matchingRoomOf(target) <= matchingRoomOf(path) || (isTypeOnly && matchingRoomOf(path) === -1),
    {
      path: 'src/domain/matching/reading/a.ts',
      text: `import { scoreMatch } from '#domain/matching/score/score.ts'`,
    },
  ),
  importRule(
    'what features are built from knows no feature',
    (path) => path === 'src/server/deps.ts',
    ({ target }) => !target.startsWith('src/server/features/'),
    {
      path: 'src/server/deps.ts',
      text: `import type { Matching } from '#server/features/matching/match-memory.ts'`,
    },
  ),
  {
    name: 'the domain has no clock, no chance, no process and no network',
    check: ({ path, text }) =>
      inside('src/domain/')(path) &&
      /\bDate\.now\(|\bnew Date\(\)|Math\.random\(|\bprocess\.|\bfetch\(/.test(text)
        ? [`${path} is not pure`]
        : [],
    planted: { path: 'src/domain/a.ts', text: 'export const today = () => new Date()' },
  },
  importRule(
    'the web never imports the server',
    inside('src/web/'),
    ({ target }) => !target.startsWith('src/server/'),
    { path: 'src/web/routes/a.tsx', text: `import type { Deps } from '#server/deps.ts'` },
  ),
  importRule(
    'the server meets the web in http/ssr.ts alone',
    (path) => inside('src/server/')(path) && path !== 'src/server/http/ssr.ts',
    ({ target }) => !target.startsWith('src/web/'),
    { path: 'src/server/app.ts', text: `export { brand } from '#web/brand.ts'` },
  ),
  importRule(
    'a feature calls features to its left or beside it, never to its right',
    (path) => inside('src/server/features/')(path) && featureOf(path) !== undefined,
    ({ target }, path) => {
      const other = featureOf(target)
      if (featureOf(path) === 'privacy' && target.endsWith('/personal-data.queries.ts')) return true
      return other === undefined || columnOf(other) <= columnOf(featureOf(path) ?? '')
    },
    {
      path: 'src/server/features/accounts/a.service.ts',
      text: `import { getJob } from '#server/features/jobs/jobs.service.ts'`,
    },
  ),
  importRule(
    'of another feature, only services and task names are known; who finds a professional, to all; what each knows of a person, to privacy, too',
    (path) => inside('src/server/features/')(path) && featureOf(path) !== undefined,
    ({ target }, path) => {
      const other = featureOf(target)
      const isPersonalData = featureOf(path) === 'privacy' && target.endsWith('/personal-data.queries.ts')
      return (
        other === undefined ||
        other === featureOf(path) ||
        isPersonalData ||
        target === 'src/server/features/professionals/visibility/visibility.queries.ts' ||
        /\.(service|tasks)\.ts$/.test(target)
      )
    },
    {
      path: 'src/server/features/applications/a.service.ts',
      text: `import { findJob } from '#server/features/jobs/jobs.queries.ts'`,
    },
  ),
  importRule(
    'of HTTP a feature knows only what its routes need; services take and return plain values',
    (path) =>
      inside('src/server/features/')(path) &&
      !/(\.routes|^src\/server\/features\/mount-(features|money|orders|assistant))\.ts$/.test(path),
    ({ target }, path) =>
      !/^(fastify$|@fastify\/|src\/server\/http\/)/.test(target) ||
      // What http/ stores in the database is cleaned up with the rest.
      (path.endsWith('.task-handlers.ts') && target.endsWith('.queries.ts')),
    {
      path: 'src/server/features/accounts/a.service.ts',
      text: `import type { FastifyRequest } from 'fastify'`,
    },
  ),
  {
    name: 'every feature has its place in the order',
    check({ path }) {
      const feature = featureOf(path)
      return feature !== undefined && columnOf(feature) === -1
        ? [`${path}: give "${feature}" a column in tests/guards/architecture-rules.ts and in ARCHITECTURE.md`]
        : []
    },
    planted: { path: 'src/server/features/gossip/gossip.service.ts', text: '' },
  },
  importRule(
    'what carries the features does not know them',
    (path) => /^src\/server\/(http|platform|queue)\//.test(path) && !isTest(path),
    ({ target }) => featureOf(target) === undefined,
    {
      path: 'src/server/http/a.ts',
      text: `import { startSession } from '#server/features/accounts/sessions/sessions.service.ts'`,
    },
  ),
  importRule(
    'on the server a CV is read in the thread of documents, under its limits',
    (path) => inside('src/server/')(path) && path !== 'src/server/platform/pdf/document.worker.ts',
    ({ target }) => !/^src\/domain\/cv\/read(-cv|ing-text)\.ts$/.test(target),
    {
      path: 'src/server/features/cv/a.service.ts',
      text: `import { readCv } from '#domain/cv/read-cv.ts'`,
    },
  ),
  {
    name: 'only config.ts reads the environment',
    check: ({ path, text }) =>
      path.startsWith('src/') &&
      !isTest(path) &&
      path !== 'src/server/config.ts' &&
      /\bprocess\.env\b/.test(text)
        ? [`${path} reads process.env`]
        : [],
    planted: { path: 'src/server/a.ts', text: `const { PORT } = process.env` },
  },
  importRule(
    'only queries, db/, queue/ and backup/ write SQL',
    (path) => inside('src/')(path) && !writesSql(path),
    ({ target, isTypeOnly }) => isTypeOnly || !/^(drizzle-orm|pg$|pg-)/.test(target),
    { path: 'src/server/features/jobs/a.service.ts', text: `import { eq } from 'drizzle-orm'` },
  ),
  importRule(
    'only platform/ reaches outside',
    (path) =>
      inside('src/server/')(path) &&
      !path.startsWith('src/server/platform/') &&
      !path.startsWith('src/server/db/'),
    ({ target, isTypeOnly }) => isTypeOnly || target === 'node:net' || !outsideWorld.test(target),
    { path: 'src/server/features/jobs/a.service.ts', text: `import nodemailer from 'nodemailer'` },
  ),
  importRule(
    'what makes the labelled CVs is a project of its own, which nobody imports',
    (path) => !path.startsWith('evaluation/cv/generator/'),
    ({ target }) => !target.startsWith('evaluation/cv/generator/'),
    {
      path: 'evaluation/cv/evaluate.ts',
      text: `import { dateWords } from './generator/printing/dates.ts'`,
    },
  ),
  {
    name: 'no barrel files',
    check: ({ path, text }) =>
      /\/index\.tsx?$/.test(path) || /^export \*/m.test(text) ? [`${path} is a barrel`] : [],
    planted: { path: 'src/server/features/jobs/all.ts', text: `export * from './jobs.service.ts'` },
  },
  {
    name: 'a file of the same folder is imported as ./x, every other by its full name',
    check: ({ path, text }) =>
      // The generator is a project of its own, without our names.
      !path.startsWith('evaluation/cv/generator/') && byPath.test(text) ? [`${path} imports by a path`] : [],
    planted: { path: 'src/web/routes/a.tsx', text: `import { b } from '../b.ts'` },
  },
  {
    name: 'sentences are in *.words.ts and addresses in *.address.ts, not in a file of another ending',
    check: ({ path }) =>
      path.startsWith('src/') && !isAboutWords(path) && otherEnding.test(path)
        ? [`${path}: call it *.words.ts, *.address.ts or *.resource.ts`]
        : [],
    planted: { path: 'src/web/features/hires/hire-words.ts', text: '' },
  },
  {
    name: 'what the browser loads and shares is in *.resource.ts',
    check: ({ path, text }) =>
      inside('src/web/')(path) &&
      !/(\.|\/lib\/)resource\.ts$/.test(path) &&
      /\b(createResource|use(Infinite|Suspense)?Quer(y|ies))\s*[(<]/.test(text)
        ? [`${path} loads data: move it to a *.resource.ts`]
        : [],
    planted: {
      path: 'src/web/features/hires/hire-list.tsx',
      text: `const { data } = useQuery({ queryKey })`,
    },
  },
  {
    name: 'no folder for what has no name',
    check: ({ path }) =>
      /\/(utils?|helpers?|common|misc|shared|lib\/utils)\//.test(path)
        ? [`${path}: call the folder what it is`]
        : [],
    planted: { path: 'src/web/utils/a.ts', text: '' },
  },
  {
    name: 'names are in kebab-case',
    check: ({ path }) => (/^[a-z0-9.$/+-]+$/.test(path) ? [] : [`${path} is not in kebab-case`]),
    planted: { path: 'src/web/ui/BigButton.tsx', text: '' },
  },
  {
    name: 'no file over 300 lines, but for data',
    check({ path, text }) {
      const lines = text.split('\n').length - 1
      return path.startsWith('src/') && !path.endsWith('.data.ts') && lines > 300
        ? [`${path} has ${lines} lines: it wants to be two files`]
        : []
    },
    planted: { path: 'src/server/a.ts', text: '\n'.repeat(301) },
  },
]

/** Pairs of features that import each other, directly or indirectly. */
export function featureCircles(files: SourceFile[]): string[] {
  const knows = new Map<string, Set<string>>()
  for (const file of files) {
    const feature = featureOf(file.path)
    if (feature === undefined || isTest(file.path)) continue
    for (const { target } of importsOf(file)) {
      const other = featureOf(target)
      if (other !== undefined && other !== feature)
        knows.set(feature, (knows.get(feature) ?? new Set()).add(other))
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(knows.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    )
  return [...knows.keys()].filter((feature) => reaches(feature, feature))
}

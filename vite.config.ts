import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { endpointRefs } from './scripts/endpoint-refs.ts'

// On a slow network each file costs a round trip: a public page loads few, and none of what only panels and forms need.
// `tests/e2e/visitor/byte-budget.spec.ts` holds the budget.

type Modules = Rolldown.ChunkingContext
type Direction = 'importers' | 'importedIds'

/** Every public page loads these whole: what they import needs no chunks of its own. */
const frames = /src\/web\/(root|routes\/site-layout)\.tsx$/

/** The two kinds of routes that visitors come to; the tools for developers do not count, nor a third page of one topic. */
const contentRoutes = /src\/web\/routes\/public\/(?!ui-gallery|debug|cv-test|interview-decline)/
/** The same without second pages of one topic: what only those share is nothing for every page. */
const topicRoutes =
  /src\/web\/routes\/public\/(?!ui-gallery|debug|cv-test|interview-cancel|interview-decline)/
/** The page of notifications is a screen of the panels. */
const accountRoutes = /src\/web\/routes\/account\/(?!notifications)/

/** What a public page must not pay for: checking forms, and keeping server data fresh in a panel. */
const heavy = /node_modules\/(zod|react-hook-form|@hookform|@tanstack|@dnd-kit)\//

/** What this many routes of a kind use is loaded with the first of them; less common parts stay apart. */
const sharedFrom = { content: 7, accounts: 3 }

/** What as many routes of accounts and this many of content use goes to every page: else a list would load forms for a check box. */
const sharedByBoth = 3

/** Everything that a module reaches by static imports in one direction, itself included. */
function reach(id: string, direction: Direction, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of modules.getModuleInfo(id)?.[direction] ?? []) reach(next, direction, modules, seen)
  return seen
}

/** The parts that public pages have in common, in three chunks; null leaves a module to the bundler. */
function publicChunk(id: string, modules: Modules): 'site' | 'content' | 'accounts' | null {
  const users = [...reach(id, 'importers', modules)]
  if (users.some((user) => frames.test(user))) return 'site'
  if ([...reach(id, 'importedIds', modules)].some((used) => heavy.test(used))) return null
  // A route's module stands there several times, with a query of the framework's.
  const isShared = (kind: RegExp, least: number) =>
    new Set(users.filter((user) => kind.test(user)).map((user) => user.split('?')[0])).size >= least
  if (isShared(accountRoutes, sharedFrom.accounts)) {
    if (isShared(contentRoutes, sharedByBoth) || isSmallLeaf(id, modules, 900)) return 'site'
    // A page of content that uses one of them would load the forms of accounts with it.
    return isShared(contentRoutes, 1) ? null : 'accounts'
  }
  if (isShared(contentRoutes, sharedFrom.content)) return 'content'
  return isSmallLeaf(id, modules, 450) && isShared(topicRoutes, 2) ? 'content' : null
}

/** A module that is not worth a round trip of its own: short (in characters), and importing nothing of ours. */
function isSmallLeaf(id: string, modules: Modules, most: number): boolean {
  const module = modules.getModuleInfo(id)
  return (
    (module?.code?.length ?? Infinity) < most &&
    module!.importedIds.every((used) => !/src\/web|lucide/.test(used))
  )
}

/** The first of them takes what it needs, so that the basics do not land in a chunk that half of the pages go without. */
const publicChunks = (['site', 'accounts', 'content'] as const).map((chunk, index) => ({
  name: (id: string, modules: Modules) => (publicChunk(id, modules) === chunk ? chunk : null),
  debugName: chunk,
  priority: 10 - index,
}))

/** What two public pages share with nothing but the panels, in one file: the first of them has all of it. */
const pairs = {
  profile: {
    page: /src\/web\/routes\/public\/professional\.tsx/,
    pages: /src\/web\/routes\/public\/(professional|service)\.tsx/,
  },
  plans: {
    page: /src\/web\/routes\/public\/membership\.tsx/,
    pages: /src\/web\/routes\/(public\/membership|account\/upgrade)\.tsx/,
  },
}
type Pair = (typeof pairs)[keyof typeof pairs]
const ours = /src\/(web\/(features|ui|lib)|domain|contracts)\/|node_modules\/lucide-react\//
function isOfPair(id: string, pair: Pair, modules: Modules): boolean {
  if (!ours.test(id) || !isForPair(id, pair, modules)) return false
  // A chunk takes along what its modules import: nothing that another public page would then have to load with it.
  return [...reach(id, 'importedIds', modules)].every(
    (used) =>
      !heavy.test(used) &&
      (!ours.test(used) || publicChunk(used, modules) !== null || isForPair(used, pair, modules)),
  )
}
function isForPair(id: string, { page, pages }: Pair, modules: Modules): boolean {
  const users = [...reach(id, 'importers', modules)]
  return (
    users.some((user) => page.test(user)) &&
    users.every((user) => (!contentRoutes.test(user) && !accountRoutes.test(user)) || pages.test(user))
  )
}

/**
 * A panel's first screen is made of some seventy modules, many of them an icon: on a slow line a file each costs more than all
 * of their bytes. What both panels have in common is one file, and what the screens of one share is another.
 */
const panelScreens = {
  professional: /src\/web\/routes\/professional\//,
  company: /src\/web\/routes\/company\//,
}
function panelChunk(id: string, modules: Modules): 'panel' | 'professional-panel' | 'company-panel' | null {
  if (!ours.test(id) || !isForPanels(id, modules)) return null
  // As with the profile: nothing that a public page would then have to load with it; and no form checks for a screen without a form.
  const isLight = [...reach(id, 'importedIds', modules)].every(
    (used) =>
      !formChecks.test(used) &&
      (!ours.test(used) || publicChunk(used, modules) !== null || isForPanels(used, modules)),
  )
  if (!isLight) return null
  const users = [...new Set([...reach(id, 'importers', modules)].map((user) => user.split('?')[0] ?? ''))]
  const screensOf = (kind: keyof typeof panelScreens) =>
    users.filter((user) => panelScreens[kind].test(user)).length
  const [professional, company] = [screensOf('professional'), screensOf('company')]
  if (professional > 0 && company > 0) return 'panel'
  if (professional > 1) return 'professional-panel'
  return company > 1 ? 'company-panel' : null
}
const formChecks = /node_modules\/(zod|react-hook-form|@hookform|@dnd-kit)\//
const isForPanels = (id: string, modules: Modules) =>
  [...reach(id, 'importers', modules)].every(
    (user) => !frames.test(user) && !contentRoutes.test(user) && !accountRoutes.test(user),
  )

const panelChunks = (['panel', 'professional-panel', 'company-panel'] as const).map((chunk, index) => ({
  name: (id: string, modules: Modules) => (panelChunk(id, modules) === chunk ? chunk : null),
  debugName: chunk,
  priority: 4 - index,
}))

export default defineConfig({
  plugins: [endpointRefs(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        modulePreload: {
          // Every page has these; a list of them beside each lazy import would only weigh.
          resolveDependencies: (_file, chunks) =>
            chunks.filter((chunk) => !/\/(?:react|site|rolldown-runtime)-[^/]+$/.test(chunk)),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  // What loads a chunk belongs to every page; else it lands in the first chunk that loads another.
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
                  priority: 20,
                },
                { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 15 },
                // Of most pages with a form, and of no list.
                { name: 'public-form', test: /src\/web\/lib\/use-public-form\.ts/, priority: 15 },
                { name: 'schemas', test: /node_modules\/(zod|@hookform)\//, priority: 15 },
                { name: 'queries', test: /node_modules\/@tanstack\//, priority: 15 },
                ...publicChunks,
                ...Object.entries(pairs).map(([chunk, pair]) => ({
                  name: (id: string, modules: Modules) => (isOfPair(id, pair, modules) ? chunk : null),
                  debugName: chunk,
                  priority: 5,
                })),
                ...panelChunks,
              ],
            },
          },
        },
      },
    },
  },
})

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

// On a slow network each file costs a round trip: a public page loads few, and none of what only panels and forms need.
// `tests/guards/page-weight.test.ts` holds the budget.

type Modules = Rolldown.ChunkingContext
type Direction = 'importers' | 'importedIds'

/** Every public page loads these whole: what they import needs no chunks of its own. */
const frames = /src\/web\/(root|routes\/site-layout)\.tsx$/

/** The routes that visitors come to; the tools for developers do not count. */
const publicRoutes = /src\/web\/routes\/(public|account)\/(?!ui-gallery|debug|cv-test)/

/** What a public page must not pay for: checking forms, and keeping server data fresh in a panel. */
const heavy = /node_modules\/(zod|react-hook-form|@hookform|@tanstack|@dnd-kit)\//

/** What this many public routes use is loaded with the first of them; less common parts stay apart. */
const sharedFrom = 3

/** Everything that a module reaches by static imports in one direction, itself included. */
function reach(id: string, direction: Direction, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of modules.getModuleInfo(id)?.[direction] ?? []) reach(next, direction, modules, seen)
  return seen
}

/** The parts that public pages have in common, in two chunks; null leaves a module to the bundler. */
function publicChunk(id: string, modules: Modules): 'site' | 'pages' | null {
  const users = [...reach(id, 'importers', modules)]
  if (users.some((user) => frames.test(user))) return 'site'
  if ([...reach(id, 'importedIds', modules)].some((used) => heavy.test(used))) return null
  const routes = new Set(users.filter((user) => publicRoutes.test(user)).map((user) => user.split('?')[0]))
  return routes.size >= sharedFrom ? 'pages' : null
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 4,
                },
                { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 3 },
                { name: 'schemas', test: /node_modules\/(zod|@hookform)\//, priority: 3 },
                { name: 'queries', test: /node_modules\/@tanstack\//, priority: 3 },
                { name: publicChunk, debugName: 'site and pages', priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
})

import { registerHooks, type ResolveFnOutput } from 'node:module'

const ours = new URL('../', import.meta.url).href
const drizzle = new URL('../../node_modules/drizzle-orm/', import.meta.url).href

/**
 * Caches most module resolutions. Node reads the nearest package.json for each import; drizzle-orm's has 180 kB of
 * exports and took two of the four seconds of loading.
 */
export function resolveQuickly(): void {
  const known = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? ''
      const isOurs = from.startsWith(ours)
      if (isOurs && specifier.startsWith('.') && specifier.endsWith('.ts'))
        return { url: new URL(specifier, from).href, format: 'module-typescript', shortCircuit: true }
      if (from.startsWith(drizzle) && specifier.startsWith('.') && context.conditions.includes('import'))
        return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
      if (!isOurs || specifier.startsWith('.') || !context.conditions.includes('import'))
        return next(specifier, context)
      // A bare specifier resolves to the same file from all of our modules.
      const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      known.set(specifier, found)
      return found
    },
  })
}

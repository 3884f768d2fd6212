import type { Plugin } from 'vite'
import type { EndpointSpec } from '#contracts/endpoint.ts'

const names = /\b(endpointRef|formPage)\((\w+)\.(\w+)\)/g
const contracts = new URL('../src/contracts/', import.meta.url)

/**
 * Puts method and path, or the page of the form, in the place of `endpointRef(contract.call)` and `formPage(contract.call)`.
 * The contract is then imported for its types only: a public page loads no schemas for the name of a call.
 */
export function endpointRefs(): Plugin {
  return {
    name: 'endpoint-refs',
    enforce: 'pre',
    async transform(code, id) {
      const used = new Set([...code.matchAll(names)].map(([, , contract]) => contract!))
      if (!id.includes('/src/web/') || used.size === 0) return null
      const calls = new Map<string, Record<string, EndpointSpec>>()
      let light = code
      for (const contract of used) {
        const found = new RegExp(`import \\{([^}]*\\b${contract}\\b[^}]*)\\} from '#contracts/([^']+)'`).exec(
          code,
        )
        if (!found) throw new Error(`${id}: ${contract} is not imported from a contract`)
        const [statement, imported, path] = found
        // oxlint-disable-next-line no-await-in-loop -- a module has one contract or two
        const module = await import(new URL(path!, contracts).href)
        calls.set(contract, module[contract])
        const isUsedOtherwise = new RegExp(`(?<!typeof |endpointRef\\(|formPage\\()\\b${contract}\\.`).test(
          code,
        )
        const types = imported!.replaceAll(/\btype /g, '')
        const takesOtherValues = imported!
          .split(',')
          .map((name) => name.trim())
          .some((name) => name !== '' && name !== contract && !name.startsWith('type '))
        if (!isUsedOtherwise && !takesOtherValues)
          light = light.replace(statement, `import type {${types}} from '#contracts/${path}'`)
      }
      light = light.replaceAll(names, (_, kind: string, contract: string, call: string) => {
        const { method, path, form } = calls.get(contract)![call]!
        return JSON.stringify(kind === 'formPage' ? form!.page : { method, path })
      })
      return { code: light, map: null }
    },
  }
}

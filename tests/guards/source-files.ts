import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface SourceFile {
  /** From the root of the project, with slashes. */
  path: string
  text: string
}

export interface Import {
  /** A path from the root of the project, or a package's name. */
  target: string
  isPackage: boolean
  isTypeOnly: boolean
}

const root = join(import.meta.dirname, '../..')
const roots = {
  '#contracts/': 'src/contracts/',
  '#domain/': 'src/domain/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#tests/': 'tests/',
  '#bench/': 'bench/',
  '#evaluation/': 'evaluation/',
  '#scripts/': 'scripts/',
}

/** Every TypeScript file in these folders. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return { path: path.slice(root.length + 1).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }
      }),
  )
}

const staticImport = /(?:^|\n)\s*(import|export)\s(type\s)?([^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]/
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]/

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, with the imported paths. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const found: Import[] = []
  const statement = new RegExp(`${staticImport.source}|${dynamicImport.source}`, 'g')
  for (const [, , type, names = '', fixed, dynamic] of text.matchAll(statement)) {
    const specifier = fixed ?? dynamic ?? ''
    const braced = /^\{([^}]*)\}\sfrom\s$/.exec(names.trimStart())
    const everyNameIsType =
      braced?.[1] !== undefined &&
      braced[1].split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
    found.push({ ...resolve(path, specifier), isTypeOnly: type !== undefined || everyNameIsType })
  }
  return found
}

function resolve(from: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  if (specifier.startsWith('.'))
    return { target: normalize(join(dirname(from), specifier)).replaceAll('\\', '/'), isPackage: false }
  for (const [prefix, folder] of Object.entries(roots))
    if (specifier.startsWith(prefix))
      return { target: folder + specifier.slice(prefix.length), isPackage: false }
  return { target: specifier, isPackage: true }
}

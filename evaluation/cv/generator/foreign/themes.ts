import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HtmlPrinter } from './html-printer.ts'
import { translateHtml, type Translation } from './html-words.ts'
import { jsonResume, type Shape } from './json-resume.ts'
import type { PutCv } from './put-cv.ts'
import type { ForeignLayout } from './sources.ts'

/** Style sheets that themes fetch from the web, and the packages below `cdn` that have them. */
const sheets: [RegExp, string][] = [
  [/bootswatch.*\/(yeti|journal|lumen)\//u, 'bootswatch/$1/bootstrap.min.css'],
  [/bootstrap[@/]5/u, 'bs5/dist/css/bootstrap.min.css'],
  [/bootstrap\/3.*bootstrap(?:\.min)?\.css/u, 'bs3/dist/css/bootstrap.min.css'],
  [/font-awesome\/4/u, 'font-awesome/css/font-awesome.min.css'],
  [/font-awesome\/5/u, 'fa5/css/all.min.css'],
  [/flexboxgrid/u, 'flexboxgrid/dist/flexboxgrid.min.css'],
  [/tachyons@/u, 'tachyons/css/tachyons.min.css'],
  [/normalize/u, 'normalize.css/normalize.css'],
]

/** Prints a person with a theme as it is installed below `folder`. */
export async function printTheme(
  layout: ForeignLayout,
  cv: PutCv,
  {
    folder,
    shape,
    translation,
    print,
  }: { folder: string; shape: Shape; translation: Translation; print: HtmlPrinter['print'] },
): Promise<Uint8Array> {
  const resume = JSON.stringify(jsonResume(cv, shape, layout.missing))
  const html =
    layout.source === 'hackmyresume' ? hackMyResume(layout, resume, folder) : theme(layout, resume, folder)
  return print(withSheets(translateHtml(html, translation), folder))
}

function theme({ name, source }: ForeignLayout, resume: string, folder: string): string {
  const installed =
    source === 'jsonresume.org'
      ? [
          join(folder, 'git/jsonresume+jsonresume.org'),
          `./packages/themes/jsonresume-theme-${name.replace('jsonresume-', '')}/dist/index.js`,
        ]
      : [join(folder, 'themes', source), source]
  return execFileSync(process.execPath, [join(import.meta.dirname, 'render-theme.mjs'), ...installed], {
    input: resume,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: 'pipe',
    timeout: 60_000,
    // Some themes choose their words by the language of the machine.
    env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8' },
  })
}

function hackMyResume({ name }: ForeignLayout, resume: string, folder: string): string {
  const work = mkdtempSync(join(tmpdir(), 'cv-hack-'))
  try {
    const [file, page] = [join(work, 'resume.json'), join(work, 'cv.html')]
    writeFileSync(file, resume)
    const tool = join(folder, 'themes/hackmyresume/node_modules/.bin/hackmyresume')
    const style = name.replace('hackmyresume-', '')
    execFileSync(process.execPath, [tool, 'build', file, 'to', page, '-t', style], {
      cwd: work,
      stdio: 'pipe',
      timeout: 60_000,
      env: { ...process.env, TZ: 'UTC' },
    })
    return readFileSync(page, 'utf8')
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** The page with the style sheets of the web from disk, and without scripts of the web. */
function withSheets(html: string, folder: string): string {
  return (
    html
      .replace(/(?<=href=["'])(?:https?:)?\/\/[^"']+/giu, (address) => {
        const [pattern, path = ''] = sheets.find(([one]) => one.test(address)) ?? []
        if (pattern === undefined) return address
        const style = pattern.exec(address)?.[1] ?? ''
        const file = join(folder, 'cdn/node_modules', path.replace('$1', style))
        if (!existsSync(file)) throw new Error(`${address}: no ${file}`)
        return pathToFileURL(file).href
      })
      // What cannot be fetched would only be waited for.
      .replace(/<link[^>]+(?:https?:)?\/\/[^>]+>/giu, (link) => (link.includes('file://') ? link : ''))
      .replace(/@import[^;]+\/\/[^;]+;/giu, '')
      .replace(/url\(["']?(?:https?:)?\/\/[^)]+\)/giu, 'none')
      .replace(/<script[^>]+src=["'](?:https?:)?\/\/[^>]+><\/script>/giu, '')
  )
}

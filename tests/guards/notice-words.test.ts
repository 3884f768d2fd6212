import { describe, expect, test } from 'vitest'
import { readSources, type SourceFile } from './source-files.ts'

/*
 * What a notice says is in a `*-notices.words.ts` beside the file that sends it, so that its sentences are read and
 * changed in one place. The file that sends it has whom, why and the link.
 */

/** Sends a notice, or answers for the owner of something that administrators look at. */
const sends = /\b(notify|tell)\w*\(\s*deps\b|\bNotice(Mail|Words)?\b|: Moderated<\w+> =/

/** A text of its own for a part of a notice, also one of two. */
const ownText = /\b(title|message|subject|heading|label)(?::|\s=)\s*(?:[^,;{}\n]*\?\s*)?('[^'\n]*'|`[^`]*`)/g

/** It has words, not only values. */
const isSentence = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\$\{[^}]*\}|\\./g, ''))

/** What a refusal says is no notice, nor is a line of the administrators' inbox. */
const others = /new AppError\([^)]*\)|^ {2}waiting: .*$/gm

const isWords = (path: string): boolean => /\.(words|mails|test)\.ts$/.test(path)

const ownSentences = ({ path, text }: SourceFile): string[] =>
  isWords(path) || !sends.test(text)
    ? []
    : [...text.replaceAll(others, '').matchAll(ownText)]
        .filter(([, , own = '']) => isSentence(own))
        .map(([, part]) => `${path}: ${part}`)

/** The content of a mail to an unconfirmed address, which says nothing of any notice. */
const unproven = 'src/server/features/notifications/notifications.service.ts'

test('the sentences of notices are in *-notices.words.ts', () => {
  const files = readSources('src/server').filter(({ path }) => path !== unproven)
  expect(files.flatMap(ownSentences)).toEqual([])
})

describe('the check finds', () => {
  const found = (text: string) => ownSentences({ path: 'src/server/features/x/tell-x.ts', text }).length

  test.each([
    ['a title', "notify(deps, tx, { title: 'Hola' })"],
    ['a message with a value', 'notifyFollowers(deps, tx, job, { message: `Hola, ${name}` })'],
    ['a title that is named before', "const title = 'Hola'; await notify(deps, tx, { title })"],
    ['one of two headings', "notify(deps, tx, { mail: { heading: isNew ? 'Hola' : other } })"],
  ])('%s', (_, text) => expect(found(text)).toBe(1))

  test('no refusal, no words from elsewhere and no mere values', () => {
    expect(found('notifyRequested(deps, tx, { message: `${title}\\n\\n${text}` })')).toBe(0)
    expect(
      found(
        "notify(deps, tx, { ...words, title: words.title }); throw new AppError('conflict', { message: 'No' })",
      ),
    ).toBe(0)
  })
})

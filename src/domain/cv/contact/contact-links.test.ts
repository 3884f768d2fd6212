import { linesOf, page, run, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { emailBehindLink, findEmail, findLinkedin, linkedinBehindLink, readEmail } from './contact-links.ts'

const emailIn = (text: string) => findEmail(textLines(text))?.value ?? null
const profileIn = (text: string) => findLinkedin(textLines(text))?.value ?? null
const link = (url: string) => ({ url, x: 40, y: 60, width: 80, height: 10 })

describe('an e-mail', () => {
  test.each([
    ['behind a label', 'Correo: rosa.quispe@ejemplo.pe', 'rosa.quispe@ejemplo.pe'],
    ['with capitals and a number', 'Rosa_Quispe92@Ejemplo.com', 'Rosa_Quispe92@Ejemplo.com'],
    ['of a country', 'rosa@ejemplo.edu.pe', 'rosa@ejemplo.edu.pe'],
    ['with a tilde', 'begoña@ejemplo.pe', 'begoña@ejemplo.pe'],
    ['before a stop', 'Escríbeme a rosa@ejemplo.pe.', 'rosa@ejemplo.pe'],
    ['in brackets', '(rosa@ejemplo.pe)', 'rosa@ejemplo.pe'],
    ['with a space around its sign', 'rosa @ ejemplo.pe', 'rosa@ejemplo.pe'],
    ['the first of two', 'rosa@ejemplo.pe / rosa@otro.pe', 'rosa@ejemplo.pe'],
    ['broken behind its sign', 'rosa.quispe@\nejemplo.pe', 'rosa.quispe@ejemplo.pe'],
    ['broken before its sign', 'rosa.quispe\n@ejemplo.pe', 'rosa.quispe@ejemplo.pe'],
    ['broken behind a stop', 'rosa.\nquispe@ejemplo.pe', 'rosa.quispe@ejemplo.pe'],
    ['below a degree in short', 'Rosa Quispe, M.Sc.\nrosa@ejemplo.pe', 'rosa@ejemplo.pe'],
    ['before a stop and a word below', 'rosa@ejemplo.pe.\nArequipa', 'rosa@ejemplo.pe'],
    ['broken before its country', 'rosa@ejemplo.edu.\npe', 'rosa@ejemplo.edu.pe'],
    ['broken in its domain', 'rosa@ejemplo.\npe', 'rosa@ejemplo.pe'],
    ['whole above another word', 'rosa@ejemplo.pe\nArequipa', 'rosa@ejemplo.pe'],
    ['a name of a network', '@rosaquispe', null],
    ['without a domain', 'rosa@ejemplo', null],
  ])('%s', (_, text, email) => {
    expect(emailIn(text)).toBe(email)
  })

  test('that broke stands on both lines', () => {
    const lines = textLines('rosa.quispe@\nejemplo.pe')
    expect(findEmail(lines)!.lines).toEqual(lines)
  })
})

describe('a LinkedIn profile', () => {
  test.each([
    ['without its scheme', 'linkedin.com/in/rosa-quispe', 'linkedin.com/in/rosa-quispe'],
    ['behind a label', 'LinkedIn: www.linkedin.com/in/rosa', 'www.linkedin.com/in/rosa'],
    ['of Peru', 'https://pe.linkedin.com/in/rosa/', 'https://pe.linkedin.com/in/rosa/'],
    ['of old', 'linkedin.com/pub/rosa/1/2', 'linkedin.com/pub/rosa/1/2'],
    ['before a comma', 'linkedin.com/in/rosa, 987 654 321', 'linkedin.com/in/rosa'],
    ['before a stop', 'Mira linkedin.com/in/rosa.', 'linkedin.com/in/rosa'],
    ['broken at a hyphen', 'linkedin.com/in/rosa-\nquispe', 'linkedin.com/in/rosa-quispe'],
    ['broken before its note', 'linkedin.com/in/rosa-\nquispe (LinkedIn)', 'linkedin.com/in/rosa-quispe'],
    ['before a stop and a word below', 'linkedin.com/in/rosa.\nArequipa', 'linkedin.com/in/rosa'],
    ['whole above another word', 'linkedin.com/in/rosa\nArequipa', 'linkedin.com/in/rosa'],
    ['of a company', 'linkedin.com/company/quipu', null],
    ['only its name', 'LinkedIn: Rosa Quispe', null],
  ])('%s', (_, text, profile) => {
    expect(profileIn(text)).toBe(profile)
  })

  test('goes on in no larger letters', () => {
    const lines = linesOf([run('linkedin.com/in/rosa-', 40, 60), run('Analista', 40, 80, { size: 14 })])
    expect(findLinkedin(lines)?.value).toBe('linkedin.com/in/rosa-')
  })
})

describe('behind a link', () => {
  test('the address is what counts, wherever it stands', () => {
    const pages = [
      page([]),
      page([], [link('https://ejemplo.pe'), link('mailto:rosa%2Bcv@ejemplo.pe?subject=CV')]),
    ]
    expect(emailBehindLink(pages)).toMatchObject({
      value: 'rosa+cv@ejemplo.pe',
      confidence: 0.8,
      from: [{ page: 2, box: { x: 40, y: 60, width: 80, height: 10 } }],
    })
    expect(linkedinBehindLink(pages)).toBeNull()
  })

  test.each([
    ['rosa.quis-\npe@ejemplo.pe', 'rosa.quispe@ejemplo.pe', 'rosa.quispe@ejemplo.pe'],
    ['rosa.quis\npe@ejemplo.pe', 'rosa.quispe@ejemplo.pe', 'rosa.quispe@ejemplo.pe'],
    ['ROSA@EJEM.PL', 'rosa@ejem.plo.pe', 'rosa@ejem.plo.pe'],
    ['paz@ejemplo.pe', 'rosa@ejemplo.pe', 'paz@ejemplo.pe'],
  ])('printed as %j with a link to %s an address is %s', (printed, linked, email) => {
    expect(readEmail(textLines(printed), [page([], [link(`mailto:${linked}`)])])?.value).toBe(email)
  })

  test.each([
    ['https://www.linkedin.com/in/rosa-quispe?trk=cv', 'https://www.linkedin.com/in/rosa-quispe'],
    ['https://linkedin.com/in/bego%C3%B1a', 'https://linkedin.com/in/begoña'],
    ['https://linkedin.com/in/100%', 'https://linkedin.com/in/100%'],
    ['https://linkedin.com/company/quipu', undefined],
    ['https://ejemplo.pe/linkedin.com/in/rosa', undefined],
  ])('%s leads to the profile %s', (url, profile) => {
    expect(linkedinBehindLink([page([], [link(url)])])?.value).toBe(profile)
  })
})

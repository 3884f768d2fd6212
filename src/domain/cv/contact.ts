import { findLabelled, read } from './contact-found.ts'
import { emailBehindLink, findEmail, findLinkedin, linkedinBehindLink } from './contact-links.ts'
import { findName, nameWords } from './contact-name.ts'
import { findPhone } from './contact-phone.ts'
import { findPlace } from './contact-place.ts'
import { findTitle } from './contact-title.ts'
import type { ReadCv } from './cv.ts'
import type { PageText } from './page-text.ts'
import type { Section } from './sections.ts'

/** Who the CV is of and how to reach them: first from the top of the page and the contact section, then from anywhere. */
export function readContact(sections: readonly Section[], pages: readonly PageText[]): ReadCv['contact'] {
  const top = sections
    .filter(({ kind }) => kind === 'header' || kind === 'contact')
    .flatMap(({ lines }) => lines)
  const elsewhere = sections
    .filter(({ kind }) => kind !== 'header' && kind !== 'contact' && kind !== 'references')
    .flatMap(({ lines }) => lines)
  const all = [...top, ...elsewhere]
  const name = findLabelled(top, ['name']) ?? findName(sections)
  return {
    name: read(name, name && nameWords(name.value) >= 3 ? 0.95 : 0.8),
    title: read(findTitle(sections, name), 0.75),
    email: read(findEmail(all), 0.99) ?? emailBehindLink(pages),
    phone: read(findPhone(top) ?? findPhone(elsewhere), 0.95),
    linkedin: read(findLinkedin(all), 0.97) ?? linkedinBehindLink(pages),
    place: read(findPlace(top, findLabelled(top, ['address']), name), 0.85),
  }
}

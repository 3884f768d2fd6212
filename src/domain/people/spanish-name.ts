import { foldText } from '#domain/text/plain-text.ts'

/** Words that belong to the following name: 'de la Cruz', 'del Carmen', 'San Martín'. */
const particles = new Set('de del la las los el y e da do dos di van von san santa mc mac'.split(' '))

/** Common second given names; they distinguish 'Ana María Torres' from 'Ana Torres Quispe'. Folded. */
const secondGivenNames = new Set(
  (
    'alberto alejandra alejandro alex alexander alfredo alonso ana andrea andres angel angela angelica antonia antonio armando arturo augusto ' +
    'beatriz carlos carmen carolina catalina cecilia cesar claudia consuelo cristina cristobal daniel daniela david del-carmen del-pilar ' +
    'del-rosario de-jesus de-los-angeles diana diego edgar eduardo elena elias elizabeth emilio enrique ernesto esperanza esteban esther eugenia ' +
    'fabian felipe fernanda fernando francisco gabriel gabriela gloria gonzalo graciela guillermo gustavo hector hugo ignacio ines isabel ivan ' +
    'jaime javier jesus jhon joaquin jorge jose juan julia julio kevin laura leonardo leticia lizbeth lorena lourdes lucia luis luisa luz ' +
    'manuel manuela marcela marco margarita maria mariana mario marisol martha martin mercedes miguel milagros monica natalia nelly nicolas ' +
    'noemi octavio olga oscar pablo paola patricia patricio paul pedro pilar rafael ramiro raquel raul rebeca ricardo roberto rocio rodrigo ' +
    'rosa rosario roxana ruben ruth samuel sandra santiago sebastian sergio silvia sofia sonia susana teresa tomas valentina valeria vanessa ' +
    'veronica vicente victor victoria violeta viviana walter wilfredo xavier ximena yesenia yolanda'
  ).split(' '),
)

/**
 * Splits a full name in Peruvian order: given names, then both surnames. The last two words are the surnames, except in a name of
 * three parts whose second is a common given name. 'Quispe Huamán, Rosa' has the surnames first. A single word is a first name.
 */
export function splitSpanishName(fullName: string): { firstName: string; lastName: string } {
  const [before = '', ...after] = fullName
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/\s*,\s*/)
  const behind = after.join(' ').trim()
  if (behind !== '') return { firstName: behind, lastName: before }

  const parts = joinParticles(before.split(' '))
  const middle = parts[1]
  const isGiven = (part: string) => secondGivenNames.has(foldText(part).replaceAll(' ', '-'))
  const surnames =
    parts.length < 3 ? parts.length - 1 : parts.length === 3 && middle && isGiven(middle) ? 1 : 2
  return {
    firstName: parts.slice(0, parts.length - surnames).join(' '),
    lastName: parts.slice(parts.length - surnames).join(' '),
  }
}

function joinParticles(words: string[]): string[] {
  const parts: string[] = []
  let open = ''
  for (const word of words) {
    const isParticle = particles.has(foldText(word))
    // The first word is a name by itself, even if it looks like a particle.
    if (isParticle && parts.length > 0) {
      open += `${word} `
    } else {
      parts.push(open + word)
      open = ''
    }
  }
  if (open !== '') parts.push(open.trim())
  return parts
}

import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { textReading } from '#domain/matching/weights.ts'
import { genderlessStem, isEmptyWord, splitWords } from '#domain/matching/words/words.ts'

/** Vectors that characterise occupations by skills or by words; those that are rare among occupations weigh more. */
class Vectors<Key> {
  readonly #owners = new Map<Key, { id: number; weight: number }[]>()
  readonly #idf = new Map<Key, number>()
  readonly #lengths: readonly number[]

  constructor(occupations: readonly ReadonlyMap<Key, number>[]) {
    for (const [id, vector] of occupations.entries()) {
      for (const [key, weight] of vector) {
        const known = this.#owners.get(key)
        if (known) known.push({ id, weight })
        else this.#owners.set(key, [{ id, weight }])
      }
    }
    for (const [key, owners] of this.#owners) {
      const uses = owners.reduce((sum, { weight }) => sum + weight, 0)
      this.#idf.set(key, Math.log((occupations.length + 1) / (uses + 1)))
    }
    this.#lengths = occupations.map((vector) =>
      Math.sqrt([...vector].reduce((sum, [key, weight]) => sum + (weight * this.#idf.get(key)!) ** 2, 0)),
    )
  }

  /** Adds the cosine similarity with every occupation, times `share`, to `scores`. */
  compare(asked: ReadonlyMap<Key, number>, share: number, scores: Map<number, number>): void {
    const known = [...asked].flatMap(([key, weight]) => {
      const idf = this.#idf.get(key)
      return idf === undefined ? [] : [{ key, weight, idf }]
    })
    const length = Math.sqrt(known.reduce((sum, { weight, idf }) => sum + (weight * idf) ** 2, 0))
    for (const { key, weight, idf } of known)
      for (const owner of this.#owners.get(key)!)
        scores.set(
          owner.id,
          (scores.get(owner.id) ?? 0) +
            (share * weight * owner.weight * idf ** 2) / (length * this.#lengths[owner.id]!),
        )
  }
}

interface TextModel {
  skills: Vectors<number>
  words: Vectors<string>
}

const models = new WeakMap<Taxonomy, TextModel>()

function modelOf(taxonomy: Taxonomy): TextModel {
  const known = models.get(taxonomy)
  if (known !== undefined) return known
  const skills = taxonomy.occupations.map(({ skills: usual }) => {
    const vector = new Map<number, number>()
    for (const skill of usual)
      for (const near of taxonomy.credits[skill]!)
        vector.set(near.skill, Math.max(vector.get(near.skill) ?? 0, (textReading.linked * near.value) / 100))
    for (const skill of usual) vector.set(skill, 1)
    return vector
  })
  const words = taxonomy.occupations.map(({ skills: usual, duties }) => {
    const vector = new Map<string, number>(duties.map((stem) => [stem, textReading.around]))
    for (const skill of usual)
      for (const { text, stem } of splitWords(taxonomy.skills[skill]!.name, genderlessStem))
        if (!isEmptyWord(text)) vector.set(stem, textReading.around)
    return vector
  })
  for (const { occupation, words: named } of taxonomy.occupationForms)
    for (const { stem, isRank } of named) if (!isRank && !isEmptyWord(stem)) words[occupation]!.set(stem, 1)
  const model = { skills: new Vectors(skills), words: new Vectors(words) }
  models.set(taxonomy, model)
  return model
}

/**
 * How much a text is about each occupation, id → 0-1: the mean of two cosine similarities, of the skills it requires (id → 0-1) and
 * of its words. Used if the title does not name the work. Occupations without similarity are omitted.
 */
export function occupationsOfText(
  taxonomy: Taxonomy,
  skills: ReadonlyMap<number, number>,
  text: string,
): ReadonlyMap<number, number> {
  const model = modelOf(taxonomy)
  const words = new Map<string, number>()
  for (const { text: word, stem } of splitWords(text, genderlessStem))
    if (!isEmptyWord(word)) words.set(stem, 1)
  const scores = new Map<number, number>()
  model.skills.compare(skills, 1 - textReading.words, scores)
  model.words.compare(words, textReading.words, scores)
  return scores
}

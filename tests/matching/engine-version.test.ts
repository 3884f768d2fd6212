import { expect, test } from 'vitest'
import { engineVersion } from '#domain/matching/engine.ts'
import { fingerprint } from '#domain/matching/reading/fingerprint.ts'
import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { professionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { skillFrequencies } from '#domain/matching/reading/skill-frequency.data.ts'
import { scoreMatch } from '#domain/matching/score/score.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { jobFacts, professionalFacts } from '#evaluation/matching/evaluate-facts.ts'
import { profilesWrittenOn } from '#evaluation/matching/labelled.ts'
import { ordinary } from '#evaluation/matching/labelled-sets.ts'

// When this fails, the same jobs get other profiles or scores than before: raise `algorithm` in engine.ts if its version
// did not change by itself, run `npm run evaluate -- matching`, check the figures, and update the values here.
test("a change of the engine's results needs a new version", () => {
  const taxonomy = productTaxonomy()
  const jobs = ordinary.jobs.map((job, id) => jobProfile(taxonomy, jobFacts(job, id), skillFrequencies))
  const scores = ordinary.profiles.map((profile, id) => {
    const professional = professionalProfile(taxonomy, professionalFacts(profile, id), profilesWrittenOn)
    return jobs.map((job) => scoreMatch(taxonomy, job, professional).score)
  })
  expect({
    engineVersion,
    profiles: fingerprint(JSON.stringify(jobs)),
    scores: fingerprint(JSON.stringify(scores)),
  }).toEqual({ engineVersion: '13-ded59586', profiles: '8a585925', scores: 'a5596938' })
})

import { jobsOf, studiesOf } from '#domain/cv/roles/read-roles.ts'
import { roleEntries } from '#domain/cv/roles/role-entries.ts'
import { consistentLabels } from '#domain/cv/roles/consistent-labels.ts'
import { type RoleModel, scoreTokens, transitionsOf } from '#domain/cv/roles/role-model.ts'
import { type Counts, f1, score } from '#evaluation/cv/evaluate-score.ts'
import { type LabelledCv, readLabelledCv } from '#evaluation/cv/labelled-cvs.ts'
import { trainModel } from './crf.ts'
import { type Kind, mixed, type Sample, samplesOf } from './samples.ts'

/** The entries of one kind that a model, or the labels of the gold, give for one CV. */
function withEntries(labelled: LabelledCv, samples: readonly Sample[], kind: Kind, model: RoleModel | null) {
  const moves = model && transitionsOf(model)
  const entries = samples.flatMap((sample) => {
    const { lines, tokens, features, labels } = sample
    const own =
      model && moves ? consistentLabels(scoreTokens(model, tokens, features), moves, tokens) : labels
    return roleEntries(lines, tokens, own, () => 1)
  })
  const read = readLabelledCv(labelled, 'rules')
  return kind === 'experience'
    ? { ...read, experiences: jobsOf(entries) }
    : { ...read, educations: studiesOf(entries, () => false) }
}

/**
 * Trains on `random` pages and on all layouts but a part, reads that part, and so on for every part: what the roles reach on layouts
 * that they were not trained on. Beside it what perfect labels would reach, which is the limit of the cutting around the model.
 */
export function crossValidate(
  cvs: readonly LabelledCv[],
  random: readonly Sample[],
  kind: Kind,
  folds: number,
): void {
  const layouts = [...new Set(cvs.map(({ gold }) => gold.layout))].sort()
  const foldOf = ({ layout }: { layout: string }) => layouts.indexOf(layout) % folds
  const samples = new Map(cvs.map((labelled) => [labelled, samplesOf(labelled, kind).samples]))
  const all = [...samples.values()].flat()
  const [learned, perfect]: [Counts, Counts] = [new Map(), new Map()]
  for (let fold = 0; fold < folds; fold++) {
    const model = trainModel(
      mixed(
        all.filter((sample) => foldOf(sample) !== fold),
        random,
      ),
    )
    for (const [labelled, own] of samples) {
      if (foldOf(labelled.gold) !== fold) continue
      score(withEntries(labelled, own, kind, model), labelled.gold, learned)
      score(withEntries(labelled, own, kind, null), labelled.gold, perfect)
    }
  }
  for (const [field, { strict, lenient }] of learned)
    if (field.startsWith(kind))
      console.log(
        `${field}: ${f1(strict).toFixed(3)} (lenient ${f1(lenient).toFixed(3)}), with perfect labels ${f1(perfect.get(field)!.strict).toFixed(3)}`,
      )
}

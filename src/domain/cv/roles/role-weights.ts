import education from './education-roles.json' with { type: 'json' }
import experience from './experience-roles.json' with { type: 'json' }
import { type RoleModel, transitionsOf, WIDTH } from './role-model.ts'

/** The length of the weights of one feature in base64. */
const LENGTH = Math.ceil(WIDTH / 3) * 4

/** Weights as `npm run train -- cv` writes them: signed bytes in base64 with a common scale, each feature's before its name. */
export interface RoleData {
  scale: number
  transitions: string
  features: string[]
}

const weightsOf = (text: string, scale: number) =>
  Float32Array.from(new Int8Array(Buffer.from(text, 'base64')), (weight) => weight * scale)

/** The model of a data file, with its transitions ready to use. */
export function parseRoleData({
  scale,
  transitions,
  features,
}: RoleData): RoleModel & { moves: Float64Array } {
  const model = {
    transitions: weightsOf(transitions, scale),
    features: new Map(
      features.map((line) => [line.slice(LENGTH), weightsOf(line.slice(0, LENGTH), scale)] as const),
    ),
  }
  return { ...model, moves: transitionsOf(model) }
}

let known: Record<'experience' | 'education', ReturnType<typeof parseRoleData>> | null = null

/** The trained models; read once. */
export const roleModels = (): NonNullable<typeof known> =>
  (known ??= { experience: parseRoleData(experience), education: parseRoleData(education) })

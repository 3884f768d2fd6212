import { longestPoolName } from '#contracts/talent/talent-figures.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ToggleChip } from '#web/ui/list/chip.tsx'
import { usePools } from './talent-team.resource.ts'

/** The name of a list: one of the company, or a new one. */
export function PoolNameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { data: pools = [] } = usePools()
  return (
    <>
      <Field label="Banco" required hint="Elige uno o escribe el nombre de otro.">
        <TextInput
          value={value}
          maxLength={longestPoolName}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {pools.length > 0 && (
        <div role="group" aria-label="Bancos de tu empresa" className="flex flex-wrap gap-1.5">
          {pools.map((pool) => (
            <ToggleChip key={pool.id} pressed={pool.name === value} onToggle={() => onChange(pool.name)}>
              {pool.name}
            </ToggleChip>
          ))}
        </div>
      )}
    </>
  )
}

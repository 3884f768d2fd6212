import { Chip } from '#web/ui/list/chip.tsx'

/** What the company gives its people. */
export function CompanyBenefits({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-3 text-h4">Beneficios</h3>
      <ul className="flex flex-wrap gap-1.5">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Chip>{benefit}</Chip>
          </li>
        ))}
      </ul>
    </>
  )
}

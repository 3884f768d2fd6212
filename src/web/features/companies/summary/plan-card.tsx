import { termText } from '#domain/plans/term.words.ts'
import { Card } from '#web/ui/look/card.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { useNow } from '#web/lib/use-now.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { companyPlanNames } from '#web/features/plans/plan-names.words.ts'
import { PlanUse } from '#web/features/companies/panel/plan-use.tsx'

type PlanCardProps = { company: OwnCompany; active: number; total: number }

/** The plan, its use, and the company's jobs in numbers. */
export function PlanCard({ company, active, total }: PlanCardProps) {
  const now = useNow()
  return (
    <Card
      title="Tu plan"
      action={
        <LinkButton to="/company-dashboard/membresia" variant="quiet" size="sm">
          Ver facturación
        </LinkButton>
      }
    >
      <PlanUse company={company} />
      <div className="mt-5">
        <DefinitionList
          items={[
            { term: 'Plan actual', value: companyPlanNames[company.planType] },
            ...(company.planExpiresAt === null
              ? []
              : [{ term: 'Término', value: termText(new Date(company.planExpiresAt), now) }]),
            { term: 'Empleos activos', value: active },
            { term: 'Empleos en total', value: total },
          ]}
        />
      </div>
    </Card>
  )
}

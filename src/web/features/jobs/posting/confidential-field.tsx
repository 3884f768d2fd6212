import { Link } from 'react-router'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import type { JobFieldsProps } from './job-title-fields.tsx'

type ConfidentialFieldProps = Pick<JobFieldsProps, 'form'> & {
  /** Undefined: a visitor, whose company is not known yet. */
  isVerified: boolean | undefined
}

/** Whether the ad hides who publishes it, which only a company that Qhatu has checked may do. */
export function ConfidentialField({ form, isVerified }: ConfidentialFieldProps) {
  const { register, formState, getValues } = form
  const mayHide = isVerified === true
  return (
    <div className="grid gap-1">
      <Checkbox
        {...register('isConfidential')}
        label="Ocultar el nombre de la empresa"
        // What is chosen can always be taken back.
        disabled={!mayHide && !getValues('isConfidential')}
        error={formState.errors.isConfidential?.message}
        hint={
          mayHide
            ? 'Se publica como “Empresa confidencial”, sin logo ni enlaces, y no aparece en tu página. La persona sabrá quién eres cuando le escribas, la invites o la pases a entrevista.'
            : 'Solo una empresa verificada puede hacerlo: quien postula debe poder confiar en que Qhatu la conoce.'
        }
      />
      {isVerified === false && (
        <p className="text-sm">
          <Link
            to="/company-dashboard/configuracion#verificacion"
            className="link inline-flex min-h-6 items-center"
          >
            Verificar mi empresa
          </Link>
        </p>
      )}
    </div>
  )
}

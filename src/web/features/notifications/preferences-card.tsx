import { Card } from '#web/ui/look/card.tsx'
import { PreferencesForm, type PreferencesFormProps } from './preferences-form.tsx'

/** The choice of what to hear of, with the place that mails and the bell lead to. */
export function PreferencesCard(props: PreferencesFormProps) {
  return (
    <Card title="Elige qué recibes">
      {/* Below the header and, on a phone, the bar of tabs. */}
      <span id="preferencias" className="block scroll-mt-36" />
      <PreferencesForm {...props} />
    </Card>
  )
}

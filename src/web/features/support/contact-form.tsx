import { supportContract } from '#contracts/support/support.contract.ts'
import { type ContactTopic, contactTopics } from '#contracts/support/support-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { api, endpointRef, formPage } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { EmailField } from '#web/features/accounts/entry/email-field.tsx'
import { FormProblem } from '#web/features/accounts/entry/form-problem.tsx'
import { HumanCheck } from '#web/features/accounts/human-check/human-check.tsx'
import { ContactSent } from './contact-sent.tsx'
import { DraftNote } from './draft-note.tsx'
import { useSupportForm } from './use-support-form.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'

type Values = { name: string; email: string; topic: ContactTopic | ''; message: string }

const options = contactTopics.map(({ value, label }) => ({ value, label }))
const blank: Values = { name: '', email: '', topic: '', message: '' }

type ContactFormProps = { topic: ContactTopic | ''; refused: RefusedForm | null }

/** A message to support. `topic` comes from the link to this page. */
export function ContactForm({ topic, refused }: ContactFormProps) {
  const { form, draft, problem, sent, again, humanCheck } = useSupportForm({
    page: formPage(supportContract.contact),
    refused,
    draftKey: 'qhatu.contacto',
    empty: topic === '' ? blank : blankAbout[topic],
    failed: 'No se pudo enviar tu mensaje',
    loadSchema: async () => (await import('#contracts/support/support.contract.ts')).contactBody,
    send: (body) => api.call(endpointRef(supportContract.contact), { body }),
  })
  if (sent) return <ContactSent code={sent.code} onAgain={again} />
  return (
    <form {...form.props} className="grid gap-5">
      <FormProblem problem={problem} />
      <FormHead sentences={form.head} />
      {draft.isRestored && <DraftNote onDiscard={draft.discard} />}
      <Field label="Tu nombre" error={form.errorOf('name')} required>
        <TextInput {...form.text('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <EmailField field={form.text('email')} error={form.errorOf('email')} />
      <Field label="Tema" error={form.errorOf('topic')} required>
        <Select {...form.text('topic')} options={options} emptyLabel="Elige un tema" />
      </Field>
      <Field
        label="Mensaje"
        hint="Qué pasó, en qué página y qué esperabas. No escribas contraseñas."
        error={form.errorOf('message')}
        required
      >
        <Textarea {...form.text('message')} rows={6} counterMax={mostLetters.contactMessage} />
      </Field>
      <HumanCheck {...humanCheck} />
      <Button
        type="submit"
        busy={form.busy}
        busyLabel="Enviando..."
        className="justify-self-start max-xs:w-full"
      >
        Enviar mensaje
      </Button>
    </form>
  )
}

/** The defaults must be the same object while the form is mounted. */
const blankAbout = Object.fromEntries(
  contactTopics.map(({ value }) => [value, { ...blank, topic: value }]),
) as Record<ContactTopic, Values>

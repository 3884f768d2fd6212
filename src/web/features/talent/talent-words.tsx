import Search from 'lucide-react/icons/search'
import { type RefObject, type SyntheticEvent, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { TalentUrl } from './use-talent-address.ts'

type WordsProps = {
  jobs: readonly { id: number; title: string }[]
  url: TalentUrl
  searchRef: RefObject<HTMLInputElement | null>
}

/** The searched words, and the job with which people are compared. */
export function TalentWords({ url, jobs, searchRef }: WordsProps) {
  const searched: string = url.filters.q
  const [text, setText] = useState(searched)
  const [known, setKnown] = useState(searched)
  // A link, the back button or what was understood of the words changed them: the field shows it.
  if (known !== searched) {
    setKnown(searched)
    setText(searched)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    url.set('q', text.trim() === '' ? [] : [text.trim()])
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-center gap-3">
        <TextInput
          ref={searchRef}
          type="search"
          aria-label="Palabras"
          placeholder='Contador en Piura "medios de pago" -practicante'
          icon={<Search className="icon" />}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="grow basis-72"
        />
        <Select
          aria-label="Comparar con"
          emptyLabel="Sin comparar con un empleo"
          options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={jobs.some(({ id }) => id === url.jobId) ? String(url.jobId) : ''}
          onChange={({ target }) => url.setJob(Number(target.value) || null)}
          className="max-md:w-full md:max-w-72"
        />
        <Button type="submit" className="max-md:w-full">
          Buscar
        </Button>
      </form>
    </search>
  )
}

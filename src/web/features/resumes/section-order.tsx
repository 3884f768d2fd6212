import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useId } from 'react'
import { resumeSectionLabels, type ResumeSectionKind } from '#contracts/resumes/resume-vocabulary.ts'
import type { ResumeContent } from '#contracts/resumes/resumes.contract.ts'
import { moved, toggled } from './resume-draft.ts'
import { SectionRow } from './section-row.tsx'
import type { ResumeDraft } from './use-resume-draft.ts'

/** The sections in order: dragged by their handle, or moved with the buttons; each, and each of its entries, can stay out. */
export function SectionOrder({
  draft,
  change,
  content,
}: Pick<ResumeDraft, 'draft' | 'change'> & { content: ResumeContent }) {
  const id = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor),
  )
  const { sections, hidden } = draft
  const move = (from: number, to: number) => change({ sections: moved(sections, from, to) })
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((kind) => sections.indexOf(kind as ResumeSectionKind))
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0 && from !== to) move(from, to)
  }
  return (
    <DndContext id={id} sensors={sensors} onDragEnd={onDragEnd} accessibility={announced}>
      <ol className="grid grid-cols-1 gap-2">
        {sections.map((kind, at) => (
          <SectionRow
            key={kind}
            kind={kind}
            content={content[kind]}
            hidden={hidden}
            onToggle={(key) => change({ hidden: toggled(hidden, key) })}
            onUp={at > 0 ? () => move(at, at - 1) : null}
            onDown={at < sections.length - 1 ? () => move(at, at + 1) : null}
          />
        ))}
      </ol>
    </DndContext>
  )
}

const nameOf = (id: string | number) => resumeSectionLabels[id as ResumeSectionKind]
const announced = {
  announcements: {
    onDragStart: ({ active }: { active: { id: string | number } }) => `Mueves ${nameOf(active.id)}.`,
    onDragOver: ({ over }: { over: { id: string | number } | null }) =>
      over ? `En el lugar de ${nameOf(over.id)}.` : undefined,
    onDragEnd: ({
      active,
      over,
    }: {
      active: { id: string | number }
      over: { id: string | number } | null
    }) =>
      over
        ? `${nameOf(active.id)} está en el lugar de ${nameOf(over.id)}.`
        : `${nameOf(active.id)} quedó donde estaba.`,
    onDragCancel: ({ active }: { active: { id: string | number } }) =>
      `${nameOf(active.id)} quedó donde estaba.`,
  },
  screenReaderInstructions: {
    draggable: 'Pulsa Espacio para tomar la sección, muévela con las flechas y pulsa Espacio para dejarla.',
  },
}

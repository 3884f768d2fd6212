import { type ResumeLayout, resumeLayoutLabels, resumeLayouts } from '#contracts/resumes/resume-vocabulary.ts'
import { cx } from '#web/ui/look/cx.ts'
import { LayoutSketch } from './layout-sketch.tsx'
import { layoutWords } from './resumes.words.ts'

type LayoutChoiceProps = {
  /** Null: none yet. */
  value: ResumeLayout | null
  onChoose: (layout: ResumeLayout) => void
  /** Says what each is good for. */
  isWide?: boolean
}

/** The six layouts, each as a small page. */
export function LayoutChoice({ value, onChoose, isWide = false }: LayoutChoiceProps) {
  return (
    <ul
      aria-label="Diseños"
      className={cx('grid gap-3', isWide ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-3')}
    >
      {resumeLayouts.map((layout) => (
        <li key={layout}>
          <button
            type="button"
            aria-pressed={value === null ? undefined : value === layout}
            onClick={() => onChoose(layout)}
            className={cx(
              'grid h-full w-full content-start gap-1.5 rounded-md border p-2 text-left transition-colors',
              value === layout ? 'border-accent-ink bg-sunken' : 'border-line hover:border-ink-3',
            )}
          >
            <LayoutSketch layout={layout} />
            <span className="text-sm font-strong">{resumeLayoutLabels[layout]}</span>
            {isWide && <span className="text-xs text-ink-2">{layoutWords[layout]}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

import { useId } from 'react'
import type { DrawnResume } from '#contracts/resumes/resumes.contract.ts'
import type { Face } from '#domain/resume/layout/page-marks.ts'
import { paper } from '#domain/resume/layout/page-marks.ts'
import './resume-page.css'

const faces: Record<Face, { fontFamily: string; fontWeight: number }> = {
  sans: { fontFamily: 'Figtree, sans-serif', fontWeight: 400 },
  sansStrong: { fontFamily: 'Figtree, sans-serif', fontWeight: 600 },
  sansBold: { fontFamily: 'Figtree, sans-serif', fontWeight: 700 },
  serif: { fontFamily: "'Source Serif 4', Georgia, serif", fontWeight: 400 },
  serifStrong: { fontFamily: "'Source Serif 4', Georgia, serif", fontWeight: 600 },
  serifBold: { fontFamily: "'Source Serif 4', Georgia, serif", fontWeight: 700 },
  display: { fontFamily: "'Bricolage Grotesque', sans-serif", fontWeight: 700 },
}

type ResumePageProps = {
  page: DrawnResume['pages'][number]
  photoUrl: string | null
  /** What it is, for who cannot see it. */
  label: string
}

/** One page exactly as the PDF has it: white paper in both themes, with text that can be chosen and read aloud. */
export function ResumePage({ page: { boxes, texts, photo }, photoUrl, label }: ResumePageProps) {
  const clip = useId()
  return (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      role="group"
      aria-label={label}
      textRendering="geometricPrecision"
      className="block h-auto w-full rounded-sm shadow-float ring ring-line"
    >
      <rect width={paper.width} height={paper.height} fill="#ffffff" />
      {boxes.map(({ color, ...box }) => (
        <rect key={`${box.x} ${box.y} ${box.width}`} {...box} fill={color} />
      ))}
      {photo && photoUrl && (
        <>
          <clipPath id={clip}>
            <rect x={photo.x} y={photo.y} width={photo.size} height={photo.size} rx={6} />
          </clipPath>
          <image
            href={photoUrl}
            x={photo.x}
            y={photo.y}
            width={photo.size}
            height={photo.size}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${clip})`}
          />
        </>
      )}
      {texts.map(({ x, y, width, text, face, size, color }) => (
        <text
          key={`${x} ${y} ${text}`}
          x={x}
          y={y}
          fontSize={size}
          fill={color}
          textLength={width > 0 ? width : undefined}
          lengthAdjust="spacingAndGlyphs"
          {...faces[face as Face]}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

/** The content of an exported CV, as printed. Empty lists and nulls take no space. */
export interface CvPaper {
  name: string
  title: string | null
  email: string
  phone: string | null
  location: string | null
  linkedin: string | null
  summary: string | null
  experiences: readonly PaperEntry[]
  educations: readonly PaperEntry[]
  technical: readonly string[]
  soft: readonly string[]
  /** With the level: 'Inglés: avanzado'. */
  languages: readonly string[]
  certifications: readonly string[]
}

export interface PaperEntry {
  /** The position or the degree. */
  what: string
  /** The company or the institution. */
  where: string
  place: string | null
  /** 'mar. 2020 – actualidad'; '' for none. */
  period: string
  /** A separate line with a label: 'Mención: Software'. */
  note: string | null
  /** Lines that start with '•', '-' or '*' are list items. */
  description: string | null
}

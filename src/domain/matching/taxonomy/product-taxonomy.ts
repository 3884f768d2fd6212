import { type OccupationLine, parseOccupationLine } from './lines.ts'
import { administrationOccupations } from './occupations-administration.data.ts'
import { officeDuties } from './duties-office.data.ts'
import { peopleDuties } from './duties-people.data.ts'
import { technicalDuties } from './duties-technical.data.ts'
import { educationOccupations } from './occupations-education.data.ts'
import { engineeringOccupations } from './occupations-engineering.data.ts'
import { financeOccupations } from './occupations-finance.data.ts'
import { healthOccupations } from './occupations-health.data.ts'
import { hospitalityOccupations } from './occupations-hospitality.data.ts'
import { industryOccupations } from './occupations-industry.data.ts'
import { landOccupations } from './occupations-land.data.ts'
import { lawPublicOccupations } from './occupations-law-public.data.ts'
import { logisticsOccupations } from './occupations-logistics.data.ts'
import { mediaOccupations } from './occupations-media.data.ts'
import { salesOccupations } from './occupations-sales.data.ts'
import { serviceOccupations } from './occupations-services.data.ts'
import { technologyOccupations } from './occupations-technology.data.ts'
import { occupationMoves } from './occupation-moves.data.ts'
import { officeMoves } from './occupation-moves-office.data.ts'
import { peopleMoves } from './occupation-moves-people.data.ts'
import { technicalMoves } from './occupation-moves-technical.data.ts'
import { accountingSkills } from './skills-accounting.data.ts'
import { administrationSkills } from './skills-administration.data.ts'
import { agricultureSkills } from './skills-agriculture.data.ts'
import { audiovisualSkills } from './skills-audiovisual.data.ts'
import { cloudSkills } from './skills-cloud.data.ts'
import { communicationSkills } from './skills-communication.data.ts'
import { constructionSkills } from './skills-construction.data.ts'
import { dataSkills } from './skills-data.data.ts'
import { designSkills } from './skills-design.data.ts'
import { educationSkills } from './skills-education.data.ts'
import { engineeringSkills } from './skills-engineering.data.ts'
import { erpSkills } from './skills-erp.data.ts'
import { financeSkills } from './skills-finance.data.ts'
import { healthSkills } from './skills-health.data.ts'
import { hospitalitySkills } from './skills-hospitality.data.ts'
import { humanResourcesSkills } from './skills-human-resources.data.ts'
import { industrySkills } from './skills-industry.data.ts'
import { languagesSkills } from './skills-languages.data.ts'
import { lawSkills } from './skills-law.data.ts'
import { logisticsSkills } from './skills-logistics.data.ts'
import { marketingSkills } from './skills-marketing.data.ts'
import { miningEnergySkills } from './skills-mining-energy.data.ts'
import { officeSkills } from './skills-office.data.ts'
import { projectsSkills } from './skills-projects.data.ts'
import { safetyEnvironmentSkills } from './skills-safety-environment.data.ts'
import { salesSkills } from './skills-sales.data.ts'
import { socialSciencesSkills } from './skills-social-sciences.data.ts'
import { softSkills } from './skills-soft.data.ts'
import { softwareSkills } from './skills-software.data.ts'
import { systemsSkills } from './skills-systems.data.ts'
import { tradesServicesSkills } from './skills-trades-services.data.ts'
import { inOneGo } from '#domain/matching/words/steps.ts'
import { type Taxonomy, taxonomyInSteps } from './taxonomy.ts'

const skills = [
  accountingSkills,
  administrationSkills,
  agricultureSkills,
  audiovisualSkills,
  cloudSkills,
  communicationSkills,
  constructionSkills,
  dataSkills,
  designSkills,
  educationSkills,
  engineeringSkills,
  erpSkills,
  financeSkills,
  healthSkills,
  hospitalitySkills,
  humanResourcesSkills,
  industrySkills,
  languagesSkills,
  lawSkills,
  logisticsSkills,
  marketingSkills,
  miningEnergySkills,
  officeSkills,
  projectsSkills,
  safetyEnvironmentSkills,
  salesSkills,
  socialSciencesSkills,
  softSkills,
  softwareSkills,
  systemsSkills,
  tradesServicesSkills,
]
const occupations = [
  administrationOccupations,
  educationOccupations,
  engineeringOccupations,
  financeOccupations,
  healthOccupations,
  hospitalityOccupations,
  industryOccupations,
  landOccupations,
  lawPublicOccupations,
  logisticsOccupations,
  mediaOccupations,
  salesOccupations,
  serviceOccupations,
  technologyOccupations,
]

const duties = [officeDuties, peopleDuties, technicalDuties]
const moves = [occupationMoves, officeMoves, peopleMoves, technicalMoves]

/** All source lines of the taxonomy. */
export const taxonomyLines = (): string => [...skills, ...occupations, ...duties, ...moves].join('\n')

/** Every occupation with its names. */
export const occupationLines = (): OccupationLine[] =>
  occupations.flatMap((lines) => lines.trim().split('\n')).map(parseOccupationLine)

let built: Taxonomy | undefined

const steps = () =>
  taxonomyInSteps({
    skills: skills.join('\n'),
    occupations: occupations.join('\n'),
    duties: duties.join('\n'),
    moves: moves.join('\n'),
  })

/** The product's taxonomy, built on first use (a few tenths of a second) and cached. */
export function productTaxonomy(): Taxonomy {
  built ??= inOneGo(steps())
  return built
}

/** Builds the taxonomy unless it exists, with a pause after each step so that other work can run. */
export async function prepareTaxonomy(pause: () => Promise<unknown>): Promise<void> {
  const building = steps()
  while (!built) {
    const step = building.next()
    if (step.done) built = step.value
    else await pause()
  }
}

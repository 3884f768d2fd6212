import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleInEnglish: Person[] = [
  {
    id: 'alonso-rey',
    name: 'Alonso Rey Bedoya',
    title: 'Senior Backend Engineer',
    email: 'alonso.rey@example.com',
    phone: '+51 945 300 218',
    linkedin: 'linkedin.com/in/alonsoreyb',
    place: 'Lima, Peru',
    summary:
      'Backend engineer with eight years of experience building payment and logistics platforms. I enjoy boring technology, small teams and clear on-call rotations.',
    experiences: [
      job('Senior Backend Engineer', 'Ruta Cero Technologies', 'Remote', '2021-05', null, [
        'Led the move of a monolith to four services written in Go.',
        'Cut cloud costs by 35% through better caching.',
      ]),
      job('Backend Engineer', 'Ruta Cero Technologies', 'Lima, Peru', '2019-02', '2021-04', [
        'Built the dispatch engine used by 1,200 couriers.',
      ]),
      job('Software Developer', 'Kori Labs', 'Arequipa, Peru', '2016-08', '2019-01', [
        'Developed REST APIs in Python and Django for retail clients.',
        'Introduced automated tests and code review.',
      ]),
    ],
    educations: [
      study(
        'B.Sc. in Computer Science',
        'Computer Science',
        'Universidad Católica San Pablo',
        '2011',
        '2016',
      ),
    ],
    technical: {
      Languages: ['Go', 'Python', 'SQL', 'TypeScript'],
      Platforms: ['PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform', 'Google Cloud'],
    },
    soft: ['Mentoring', 'Technical writing'],
    languages: [language('Spanish', 'native', 'Native'), language('English', 'advanced', 'Fluent (C1)')],
    certifications: [certificate('Google Cloud Professional Cloud Architect', 'Google Cloud', '2023')],
  },
  {
    id: 'camila-ugarte',
    name: 'Camila Ugarte Hidalgo',
    title: 'Sustainability Consultant',
    email: 'camila.ugarte@example.com',
    phone: '(+51) 987-114-603',
    linkedin: 'https://www.linkedin.com/in/camilaugarte-h',
    place: 'San Isidro, Lima',
    summary:
      'Consultant in environmental and social reporting for mining, fishing and banking. Comfortable in the field and in the boardroom.',
    experiences: [
      job('Senior Consultant, ESG Reporting', 'Terranova Advisory', 'Lima', '2022-01', null, [
        'Prepared sustainability reports for five listed companies.',
        'Designed greenhouse gas inventories (scopes 1, 2 and 3).',
      ]),
      job('Social Performance Analyst', 'Pampa Clara Copper', 'Apurímac', '2018-06', '2021-11', [
        'Managed grievance mechanisms with 14 rural communities.',
      ]),
      job('Research Assistant', 'Centro de Estudios del Agua Andina', 'Cusco', '2016-03', '2018-05', [
        'Field surveys and data cleaning for three basin studies.',
      ]),
    ],
    educations: [
      study(
        'M.Sc. in Environmental Policy',
        'Environmental Policy',
        'University of Edinburgh',
        '2020-09',
        '2021-09',
      ),
      study('Bachelor in Economics', 'Economics', 'Universidad del Pacífico', '2011-03', '2015-12'),
    ],
    technical: {
      Reporting: ['GRI Standards', 'SASB', 'GHG Protocol', 'Materiality assessment'],
      Tools: ['Stata', 'Excel', 'Power BI', 'ArcGIS'],
    },
    soft: ['Stakeholder engagement', 'Facilitation', 'Public speaking'],
    languages: [
      language('Spanish', 'native', 'Native'),
      language('English', 'advanced', 'Advanced'),
      language('French', 'basic', 'Basic'),
    ],
    certifications: [
      certificate('GRI Certified Sustainability Professional', 'Global Reporting Initiative', '2022'),
    ],
    interests: ['Trail running', 'Choir'],
  },
  {
    id: 'mateo-grados',
    name: 'Mateo Grados Olivera',
    title: 'Hotel Front Office Manager',
    email: 'mateo_grados@example.com',
    phone: '+51 916 227 554',
    linkedin: null,
    place: 'Cusco, Peru',
    summary:
      'Hospitality professional with ten years in four and five star hotels. Strong in guest recovery, scheduling and revenue reports.',
    experiences: [
      job('Front Office Manager', 'Qenqo Heritage Hotel', 'Cusco', '2019-10', null, [
        'Team of 14 agents over three shifts.',
        'Guest satisfaction score up from 8.1 to 9.2.',
      ]),
      job('Night Auditor', 'Puerto Lago Suites', 'Puno', '2016-01', '2019-09', [
        'Daily closing of accounts and handover to finance.',
      ]),
      job('Receptionist', 'Posada del Inca Errante', 'Ollantaytambo', '2014-02', '2015-12', [
        'Check-in, concierge and tour bookings.',
      ]),
    ],
    educations: [
      study('Technical Degree in Hotel Management', 'Hotel Management', 'Cenfotur', '2011', '2013'),
      study(
        'Bachelor in Tourism (in progress)',
        'Tourism',
        'Universidad Andina del Cusco',
        '2023',
        'current',
      ),
    ],
    technical: { Systems: ['Opera PMS', 'Booking Extranet', 'Micros', 'MS Office'] },
    soft: ['Guest relations', 'Team leadership', 'Problem solving'],
    languages: [
      language('Spanish', 'native', 'Native'),
      language('English', 'advanced', 'C2'),
      language('Portuguese', 'intermediate', 'B1'),
    ],
    certifications: [
      certificate('Certified Hospitality Supervisor', 'Andean Hospitality Council', '2018'),
      certificate('First Aid and Evacuation', 'Cruz Andina de Socorro', '2021'),
    ],
  },
  {
    id: 'daniela-okada',
    name: 'Daniela Okada Meza',
    title: 'Biotechnology Graduate',
    email: 'd.okada@example.com',
    phone: '51 934 870 992',
    linkedin: 'linkedin.com/in/danielaokada',
    place: 'La Molina, Lima',
    summary:
      'Recent graduate in biology with hands-on laboratory training in molecular techniques and plant tissue culture.',
    experiences: [
      job('Laboratory Intern', 'Vivero Genético Andino', 'Lima', '2024-08', '2025-01', [
        'DNA extraction and PCR on potato landraces.',
      ]),
      job(
        'Teaching Assistant, General Biology',
        'Universidad Nacional Agraria La Molina',
        'Lima',
        '2023-04',
        '2024-07',
        ['Laboratory sessions for groups of twenty students.'],
      ),
    ],
    educations: [
      study(
        'Bachelor of Science in Biology',
        'Biology',
        'Universidad Nacional Agraria La Molina',
        '2019-04',
        '2024-12',
      ),
    ],
    technical: {
      Laboratory: ['PCR', 'Gel electrophoresis', 'Tissue culture', 'Sterile technique'],
      Analysis: ['R', 'ImageJ', 'Excel'],
    },
    soft: ['Attention to detail', 'Time management'],
    languages: [
      language('Spanish', 'native', 'Native'),
      language('English', 'intermediate', 'Upper intermediate (B2)'),
      language('Japanese', 'basic', 'Elementary'),
    ],
    certifications: [certificate('Good Laboratory Practice', 'Instituto Formar Salud', '2024')],
    awards: ['Dean’s List, 2022 and 2023'],
  },
]

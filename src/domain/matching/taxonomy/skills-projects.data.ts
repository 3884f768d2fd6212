/** Skills of project management, agility, business and process analysis and business intelligence. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const projectsSkills = `
Gestión de proyectos | technical | project management, administracion de proyectos, direccion de proyectos, gerencia de proyectos, manejo de proyectos, coordinacion de proyectos, project manager, jefatura de proyectos, formulacion y gestion de proyectos | PMBOK, Planificación de proyectos, Metodologías ágiles
Planificación de proyectos | technical | project planning, planeamiento de proyectos, plan de proyecto, elaboracion de planes de proyecto | >Gestión de proyectos, Cronogramas de proyecto
Gestión de proyectos de TI | technical | it project management, proyectos de ti, gestion de proyectos tecnologicos, proyectos de tecnologia, gestion de proyectos de software, it project manager | >Gestión de proyectos, Metodologías ágiles
Gestión de portafolio de proyectos | technical | project portfolio management, portafolio de proyectos, ppm proyectos | Gestión de programas, Gestión de proyectos
Gestión de programas | technical | program management, program manager, direccion de programas | Gestión de proyectos, Gestión de portafolio de proyectos
Oficina de proyectos | technical | pmo, project management office, oficina de gestion de proyectos | Gestión de proyectos, Gestión de portafolio de proyectos
Gestión del alcance | technical | scope management, alcance del proyecto, definicion de alcance | Gestión de proyectos, Estructura de desglose del trabajo
Estructura de desglose del trabajo | technical | edt, wbs, work breakdown structure | Gestión del alcance
Cronogramas de proyecto | technical | project scheduling, elaboracion de cronogramas, diagrama de gantt, gantt, control de cronograma, gestion de cronogramas, carta gantt | Microsoft Project, Primavera P6, Ruta crítica
Ruta crítica | technical | critical path, cpm pert, pert cpm, metodo de la ruta critica | Cronogramas de proyecto
Presupuesto de proyectos | technical | project budgeting, control de costos de proyectos, gestion de costos del proyecto, project cost control | Gestión de proyectos, Valor ganado
Valor ganado | technical | earned value, evm, gestion del valor ganado, earned value management | Presupuesto de proyectos, Control de proyectos
Control de proyectos | technical | project controls, seguimiento y control de proyectos, monitoreo de proyectos, seguimiento de proyectos | Gestión de proyectos, Valor ganado
Gestión de riesgos de proyectos | technical | project risk management, matriz de riesgos de proyecto | Gestión de proyectos
Gestión de adquisiciones de proyectos | technical | project procurement, contrataciones del proyecto | Gestión de proyectos
Acta de constitución | technical | project charter, acta de constitucion del proyecto | Gestión de proyectos
Lecciones aprendidas | technical | lessons learned, cierre de proyectos, project closure | Gestión de proyectos
Caso de negocio | technical | business case, elaboracion de business case, casos de negocio ti | Evaluación de factibilidad, Análisis de negocio
Coordinación de equipos multidisciplinarios | technical | cross-functional teams, equipos multifuncionales, equipos multidisciplinarios, cross functional coordination | Gestión de proyectos, Gestión de equipos
Monitoreo y evaluación de proyectos sociales | technical | monitoreo y evaluacion, monitoring and evaluation, seguimiento y evaluacion de proyectos | Marco lógico, Control de proyectos
Marco lógico | technical | logical framework, teoria del cambio, matriz de marco logico, gestion por resultados de proyectos, theory of change, árbol de problemas y objetivos | Monitoreo y evaluación de proyectos sociales, Monitoreo y evaluación de proyectos
PMBOK | technical | guia pmbok, estandares pmi, metodologia pmi, lineamientos pmi, buenas practicas pmi, ?pmi, project management body of knowledge | >Gestión de proyectos, PMP
PMP | technical | project management professional, certificacion pmp, certificado pmp | >Gestión de proyectos, >PMBOK, CAPM
CAPM | technical | certified associate in project management, certificacion capm | Gestión de proyectos, PMP
PRINCE2 | technical | prince 2, prince2 foundation | Gestión de proyectos, PMBOK
Microsoft Project | tool | ms project, msproject, ?project, microsoft project professional | Cronogramas de proyecto, Primavera P6
Primavera P6 | tool | oracle primavera, primavera p6 eppm, ?primavera, ?p6 | Cronogramas de proyecto, Microsoft Project
Jira | tool | atlassian jira, jira software, jira cloud | Confluence, Azure DevOps, Trello
Confluence | tool | atlassian confluence | Jira, Notion
Trello | tool | atlassian trello | Asana, Jira, Monday.com
Asana | tool | asana app | Trello, Monday.com, ClickUp
Monday.com | tool | ?monday, monday crm | Asana, Trello, ClickUp
ClickUp | tool | click up | Asana, Trello, Monday.com
Smartsheet | tool | smart sheet | Microsoft Project, Monday.com
Wrike | tool | wrike app | Asana, Monday.com
Basecamp | tool | base camp app | Asana, Trello
Redmine | tool | red mine | Jira
Lucidchart | tool | lucid chart, draw.io, drawio, diagrams.net | Microsoft Visio, Diagramas de flujo
Metodologías ágiles | technical | agile, agile methodologies, ?agilidad, marcos agiles, marcos de trabajo agiles, agile methodology, metodologias agiles scrum | Scrum, Kanban
Scrum | technical | metodologia scrum, marco scrum, scrum framework, scrum agile | >Metodologías ágiles, Kanban, Scrum Master
Scrum Master | technical | certified scrum master, csm scrum, psm i, psm, professional scrum master, smpc | >Scrum, Agile coaching
Product owner | technical | pspo, cspo, product ownership, professional scrum product owner | >Scrum, Gestión de producto, Gestión de backlog
Agile coaching | technical | agile coach, coach agil, coaching agil | >Metodologías ágiles, Scrum Master
Kanban | technical | metodo kanban, tablero kanban, kanban board | Metodologías ágiles, Scrum
Scrumban | technical | scrum ban, metodo scrumban | >Scrum, >Kanban
?SAFe | technical | scaled agile framework, scaled agile, safe agilist, agilidad a escala | >Metodologías ágiles, Large Scale Scrum
Large Scale Scrum | technical | less scrum, less framework | >Scrum, SAFe
Extreme programming | technical | programacion extrema, pair programming, ?xp | Metodologías ágiles, TDD
Historias de usuario | technical | user stories, redaccion de historias de usuario, criterios de aceptacion, user story mapping | Gestión de backlog, Levantamiento de requerimientos
Gestión de backlog | technical | product backlog, backlog management, refinamiento de backlog, sprint planning, backlog refinement | Scrum, Historias de usuario
Lean startup | technical | lean start up, producto minimo viable, mvp producto, minimum viable product | Metodologías ágiles, Design thinking
OKR | technical | objectives and key results, objetivos y resultados clave | Indicadores de gestión, Planificación estratégica
Roadmap de producto | technical | product roadmap, roadmap, hoja de ruta de producto | Gestión de producto, Product owner
Lean management | technical | lean, gestion lean, lean office | Mejora continua, Six Sigma
Mejora continua | technical | continuous improvement, phva, pdca, mejoramiento continuo, ciclo de deming, ciclo pdca, ciclo phva | Lean management, Mejora de procesos, Kaizen
Modelado de procesos | technical | process modeling, process mapping, diagramacion de procesos, diagramado de procesos | BPMN, Gestión por procesos, Diagramas de flujo
BPMN | technical | bpmn 2.0, business process model and notation | >Modelado de procesos, Bizagi
Automatización de procesos | technical | process automation, automatizacion de tareas, workflow automation, automatizacion de flujos de trabajo, automatizaciones | Power Automate, Automatización robótica de procesos, Zapier
Celonis | tool | celonis process mining | >Minería de procesos
Minería de procesos | technical | process mining, disco process mining | Modelado de procesos, Minería de datos
Estandarización de procesos | technical | process standardization, estandarizacion | Mejora de procesos, Manual de procedimientos
Análisis de causa raíz | technical | root cause analysis, ishikawa, 5 porques, diagrama de ishikawa, espina de pescado, 5 whys, ?rca, causa raíz, metodología icam | Mejora continua, Resolución de problemas, Herramientas de calidad, Investigación de accidentes
Análisis de negocio | technical | business analysis, business analyst, analista de negocio, babok | Levantamiento de requerimientos, Modelado de procesos, Análisis funcional de sistemas
Análisis funcional de sistemas | technical | functional analysis, especificaciones funcionales, documentos funcionales, functional specifications | Levantamiento de requerimientos, Análisis de sistemas
Levantamiento de requerimientos | technical | requirements gathering, toma de requerimientos, levantamiento de informacion de requerimientos, requirements elicitation, relevamiento de requerimientos, gestion de requerimientos, requirements analysis, analisis de requerimientos | Análisis de negocio, Historias de usuario
Business Model Canvas | technical | lienzo canvas, modelo canvas, diseno de modelos de negocio, business model | Lean startup, Caso de negocio
Consultoría de negocios | technical | business consulting, consultoria empresarial, management consulting, consultoria de gestion, consultoria de procesos | Análisis de negocio, Planificación estratégica
Consultoría de TI | technical | it consulting, consultoria tecnologica, consultoria en sistemas | Análisis de negocio, Gestión de TI
Inteligencia de negocios | technical | business intelligence, bi, analista bi, soluciones bi, inteligencia empresarial | Power BI, Tableau, Data warehouse, Visualización de datos
Visualización de datos | technical | data visualization, data viz, visualizacion de informacion, dataviz, visualizacion de la data, data storytelling | Power BI, Tableau, Dashboards
Dashboards | technical | cuadros de mando, tableros de control de gestion, tablero de indicadores, elaboracion de dashboards, reportes interactivos, paneles de control de gestion, management dashboards | Power BI, Indicadores de gestión, Visualización de datos
Cubos OLAP | technical | olap, olap cubes, cubos de informacion, analisis multidimensional | Data warehouse, SSAS
Modelado de datos en Power BI | technical | power bi data modeling, modelos tabulares, modelamiento en power bi | >Power BI, Lenguaje DAX
Lenguaje DAX | tool | dax, power bi dax, formulas dax | >Power BI
Power BI | tool | powerbi, microsoft power bi, ms power bi, power bi desktop, power bi service, ms powerbi | >Inteligencia de negocios, Tableau, Qlik Sense, Looker Studio
Power BI Report Builder | tool | report builder, power bi paginated reports | >Power BI, SSRS
Tableau | tool | tableau desktop, tableau server, tableau prep | >Inteligencia de negocios, Power BI, Qlik Sense
Qlik Sense | tool | qliksense, qlik, qlik cloud | >Inteligencia de negocios, QlikView, Power BI
QlikView | tool | qlik view | >Inteligencia de negocios, Qlik Sense
Looker | tool | lookml, google looker | >Inteligencia de negocios, Looker Studio
Looker Studio | tool | data studio, google data studio, google looker studio, datastudio | Visualización de datos, Power BI, Looker
MicroStrategy | tool | micro strategy | >Inteligencia de negocios, Power BI
IBM Cognos | tool | cognos, cognos analytics, ibm cognos analytics | >Inteligencia de negocios, MicroStrategy
Oracle BI | tool | obiee, oracle analytics cloud, oracle business intelligence, oracle analytics | >Inteligencia de negocios, Oracle Database
Crystal Reports | tool | sap crystal reports | SSRS, SAP BusinessObjects
TIBCO Spotfire | tool | spotfire | >Inteligencia de negocios, Tableau
Apache Superset | tool | ?superset | Visualización de datos, Metabase
Metabase | tool | meta base | Visualización de datos, Apache Superset
?Domo | tool | domo bi | Inteligencia de negocios
`

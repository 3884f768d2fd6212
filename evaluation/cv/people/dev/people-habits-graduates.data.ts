/** Students and recent graduates: studies first, with cycles and orders of merit, practices, projects of the university, certificates with dates. */
export const recentGraduates: Record<string, string> = {
  'sharon-injante': `
# Sharon Injante Peve
{title:Estudiante de Ingeniería Industrial – 8vo ciclo}
{place:Ica} | {phone:+51 945 660 318} | {email:sharon.injante@alumnos-ejemplo.edu.pe} | {linkedin:linkedin.com/in/sharon-injante}

## summary | Perfil
{sum:Estudiante de octavo ciclo, quinto superior, con interés en mejora de procesos y logística. Busco prácticas preprofesionales a partir de marzo de 2026, disponibilidad de 30 horas semanales.}

## education | Formación académica
{study}**{i:Universidad Nacional San Luis Gonzaga}** >> {d:2022 – en curso|2022|now}
{g:Ingeniería Industrial}, 8vo ciclo. Quinto superior. Promedio ponderado: 15,8
Cursos relevantes: Investigación de operaciones, Gestión de la calidad, Simulación
{study}**{i:I.E. San Luis Gonzaga}** >> {d:2016 – 2020|2016|2020}
{g:Educación secundaria}, primer puesto de la promoción 2020
{study}**{i:ICPNA}** >> {d:2023 – 2024|2023|2024}
{g:Inglés intermedio}, ciclos 1 al 12

## - | Proyectos académicos
**Rediseño de la distribución de planta de una bodega de pisco** (Diseño de Planta, 2025-I)
Reducción del recorrido de 310 a 190 metros. Equipo de cuatro alumnos; rol: coordinadora.
**Simulación de colas en una agencia bancaria** (Simulación, 2024-II)
Modelo en Arena con 3 escenarios.

## experience | Experiencia
{job}**{p:Asistente de inventarios (campaña)}** >> {d:dic. 2024 – feb. 2025|2024-12|2025-02}
{c:Agroindustrias Viñedos Villacurí Chico S.A.C.}
- Conteo cíclico de 1 400 códigos en la campaña de uva.
{job}**{p:Vendedora de fin de semana}** >> {d:2022 – 2023|2022|2023}
{c:Dulcería Doña Pepa de Ica}

## skills | Herramientas
{s:Excel} (intermedio), {s:Bizagi}, {s:Arena} (básico), {s:AutoCAD} (básico), {s:Power BI} (básico)

## certifications | Certificados
{x:Lean Manufacturing fundamentos} – Colegio de Ingenieros, filial Ica – mayo 2025
{x:Excel intermedio} – Instituto de Informática UNICA – del 04/03/2024 al 30/04/2024
{x:SSOMA para practicantes}, 20 horas, 12/10/2025

## awards | Reconocimientos
Segundo puesto, Feria de emprendimiento universitario 2024
`,

  'kevin-arrunategui': `
# KEVIN ARRUNÁTEGUI ZAPATA
{phone:968 112 094}
{email:kevin.arrunategui@correoejemplo.com}
{place:Piura}

## summary | OBJETIVO
{sum:Egresado de Derecho, tercio superior, que desea realizar su SECIGRA o prácticas profesionales en un estudio o entidad pública, aportando redacción ordenada y conocimiento de derecho laboral.}

## education | EDUCACIÓN
{study}{d:2019 – 2024|2019|2024}     {i:UNIVERSIDAD DE PIURA}
{g:Egresado de <Derecho>} – Tercio superior – Promoción 2024-II
Tesis en desarrollo: «La subordinación en las plataformas de reparto»
{study}{d:2014 – 2018|2014|2018}     {i:COLEGIO SAN IGNACIO DE LOYOLA DE PIURA}
{g:Secundaria}
{study}{d:2025|2025}     {i:ESCUELA DE POSGRADO DEL NORTE}
{g:Diplomado en <Derecho Procesal Laboral>} (384 horas)

## experience | PRÁCTICAS PREPROFESIONALES
{job}{d:MAR 2024 – DIC 2024|2024-03|2024-12}
{c:CORTE SUPERIOR DE JUSTICIA DE PIURA}, Segundo Juzgado de Trabajo
{p:Practicante preprofesional}
Proyectos de resolución y atención de expedientes electrónicos.
{job}{d:ENE 2023 – DIC 2023|2023-01|2023-12}
{c:ESTUDIO ADRIANZÉN, CALLE & ASOCIADOS}
{p:Practicante}
Escritos, demandas y seguimiento en el CEJ.
{job}{d:JUL 2022 – OCT 2022|2022-07|2022-10}
{c:INDECOPI}, Oficina Regional de Piura
{p:Practicante de orientación al ciudadano}

## - | PARTICIPACIÓN ESTUDIANTIL
Delegado de aula, 2021 y 2022
Miembro del Taller de Derecho Laboral, 2020 – 2024

## certifications | CERTIFICADOS Y EVENTOS
{x:Congreso Nacional de Derecho del Trabajo}, Trujillo, 18 al 20 de octubre de 2023
{x:Redacción jurídica}, abril – junio 2024
{x:Ofimática nivel usuario}, 2020

## skills | CONOCIMIENTOS
{s:CEJ}, {s:SPIJ}, {s:Word}, {s:redacción de escritos}, {s:oratoria}

## languages | IDIOMAS
{n:Inglés}: {v:B2|intermediate} (certificado 2022) / {n:Latín}: {v:básico|basic}
`,

  'xiomara-del-aguila': `
# Xiomara Del Águila Ramírez
{title:Bachiller en Ciencias de la Comunicación}
{place:Iquitos} · {phone:921 448 706} · {email:xiomara.delaguila@correoejemplo.com} · behance.net/xiomaradelaguila

## education | Estudios
{study}**{g:Bachiller en <Ciencias de la Comunicación>}**
{i:Universidad Científica del Perú}, {d:abril 2020 – diciembre 2024|2020-04|2024-12}
Décimo superior. Tesis sustentada en agosto de 2025 con mención sobresaliente.
{study}**{g:Diplomado en <Marketing Digital>}** (en curso)
{i:Escuela de Negocios Río Mar}, {d:desde octubre 2025|2025-10|now}
{study}**{g:Intercambio estudiantil}**
{i:Universidad de Antioquia}, Medellín, {d:2.º semestre 2023|2023}

## experience | Prácticas y trabajos
{job}**{p:Practicante profesional de Prensa}**
{c:Gobierno Regional de Loreto}, {d:enero 2025 – diciembre 2025|2025-01|2025-12}
- Notas de prensa, cobertura de visitas y transmisiones en vivo.
{job}**{p:Practicante preprofesional}**
{c:Radio La Voz del Itaya}, {d:marzo – julio 2024|2024-03|2024-07}
- Locución del bloque cultural de los sábados.
{job}**{p:Fotógrafa de eventos (eventual)}**
{d:2022 – 2023|2022|2023}

## - | Proyectos universitarios
«Agua de barrio», documental de 18 minutos, curso de Realización II, 2023. Guion y cámara.
Campaña «Sin bulla», Taller de Publicidad, 2022. Planificación de medios.

## certifications | Certificaciones
Google: {x:Marketing digital fundamentos}, 40 h (feb. 2024)
Hubspot: {x:Inbound Marketing} (11/2024, vence 12/2026)
PUCP: {x:Edición de video con Premiere} (verano 2023)

## skills | Habilidades
Edición: {s:Premiere}, {s:Lightroom}, {s:Audition}
Redacción: {s:notas de prensa}, {s:guiones}, {s:subtítulos}
Personales: {s:curiosidad}, {s:trabajo bajo presión}

## languages | Idiomas
{n:Inglés}, nivel {v:B1|intermediate} — {n:Portugués}, nivel {v:A2|basic}

## - | Voluntariado
Limpieza del Itaya, 2021 – presente. Coordinadora de prensa.
`,

  'brayan-condezo': `
# Brayan Condezo Atencio
{title:Técnico titulado en Computación e Informática}
{place:Cerro de Pasco} / {phone:963 700 145} / {email:brayan.condezo.a@correoejemplo.com}

## education | Mi formación
{study}{i:IESTP Pasco} – {g:Técnico titulado en <Computación e Informática>} – {d:2021-2023|2021|2023}
6 ciclos, titulado en julio 2024
{study}{i:UNDAC} – {g:Ingeniería de Sistemas y Computación}, III ciclo – {d:2025 a la actualidad|2025|now}
{study}{i:I.E. N° 34047 César Vallejo} – {g:Secundaria} – {d:2016-2020|2016|2020}

## experience | Experiencias formativas en situaciones reales de trabajo
{job}Módulo I – {c:Municipalidad Distrital de Yanacancha} – {p:soporte técnico} – {d:2021-II|2021} – 224 horas
{job}Módulo II – {c:UGEL Pasco} – {p:apoyo en redes} – {d:2022-II|2022} – 256 horas
{job}Módulo III – {c:Cabinas e Imprenta Cyber Cerro} – {p:diseño y desarrollo web} – {d:2023-II|2023} – 224 horas

## experience | Otros trabajos
{job}{p:Ayudante de tienda}, {c:negocio familiar}, {d:2018 a 2021|2018|2021}

## skills | Lo que manejo
{s:Mantenimiento de computadoras}, {s:cableado de redes}, {s:Windows Server}, {s:HTML}, {s:PHP}, {s:CorelDRAW}, {s:instalación de cámaras}

## certifications | Certificados
1. {x:CCNA Introducción a redes} – Cisco Networking Academy – 70 horas – noviembre 2022
2. {x:Ensamblaje de computadoras} – CETIC Pasco – agosto 2021
3. {x:Soporte vital básico} – Hospital Daniel Alcides Carrión – 2024

## interests | Pasatiempos
Fútbol, videojuegos de estrategia, huaynos
`,
}

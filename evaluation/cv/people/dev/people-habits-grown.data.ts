/** CVs that grew over the years: every few jobs in another order, date habit and capitals; and ones of hardly twenty lines. */
export const grownOverTheYears: Record<string, string> = {
  'victor-raul-ampuero': `
# Víctor Raúl Ampuero Zegarra
{title:Ingeniero Mecánico – Jefe de Mantenimiento}
CIP 99 108 / {place:Ilo} / {phone:953 220 871} / {email:vr.ampuero@correoejemplo.com}

## summary | RESUMEN
{sum:Ingeniero mecánico con 24 años en pesca, minería y energía. Mantenimiento predictivo, paradas de planta y contratos de servicio.}

## experience | EXPERIENCIA PROFESIONAL

{job}**{p:Jefe de Mantenimiento}** >> {d:Ene. 2020 – Actualidad|2020-01|now}
{c:Fundición Punta Coles S.A.} – {l:Ilo, Moquegua}
- Presupuesto anual de USD 14 millones, 96 personas propias y 140 contratistas.
- Parada general 2023: 18 días, dos menos de lo previsto.

{job}**{p:Superintendente de Planta de Fuerza}** >> {d:Jun. 2015 – Dic. 2019|2015-06|2019-12}
{c:Energía del Pacífico Sur S.A.A.} – {l:Mollendo, Arequipa}
- Overhaul de dos turbinas de vapor.

{job}{c:CORPORACIÓN PESQUERA TRES ISLAS S.A.C.}
Cargo: {p:JEFE DE MANTENIMIENTO MECÁNICO}
Período: {d:Marzo 2009 a Mayo 2015|2009-03|2015-05}
Lugar: {l:Ilo y Chimbote}

{job}{c:CORPORACIÓN PESQUERA TRES ISLAS S.A.C.}
Cargo: {p:SUPERVISOR DE CALDEROS}
Período: {d:Julio 2006 a Febrero 2009|2006-07|2009-02}

{job}{d:2004-2006|2004|2006} {p:Ing. Asistente de Planeamiento}, {c:Contratistas Unidos Toquepala}
{job}{d:2003|2003} {p:Practicante Profesional}, {c:Minera Cobre del Sur Alto}
{job}{d:2001-2002|2001|2002} {p:Jefe de Prácticas (por horas)}, {c:Universidad Nacional de San Agustín}

## education | ESTUDIOS
{study}**{g:Maestría en <Gerencia de Mantenimiento>}** >> {d:2016 – 2018|2016|2018}
{i:Universidad Nacional del Callao}
{study}{d:1996-2001|1996|2001} {g:Ingeniería Mecánica}, {i:Universidad Nacional de San Agustín}
{study}{i:TECSUP}: {g:Diplomado en <Vibraciones>}. Año {d:2011|2011}

## certifications | CURSOS
- {x:Termografía nivel I}, Instituto Andino de Confiabilidad, 2022
- {x:RCM II} (Lima, agosto de 2014)
2008: {x:Alineamiento láser}
2005: {x:AutoCAD 2004}

## skills | SISTEMAS
{s:SAP PM}, {s:Máximo}, {s:MS Project}, {s:AutoCAD}; antes {s:Lotus} y {s:Primavera P3}

## languages | IDIOMAS
{n:Inglés}: {v:intermedio|intermediate}
`,

  'luzmila-quiquia': `
# LUZMILA QUIQUIA BASTIDAS
{title:Docente de Comunicación}
DNI 19 999 204 – Celular {phone:954 118 730} – {place:Jauja} – {email:luzmila.quiquia@correoejemplo.pe}

## experience | EXPERIENCIA DOCENTE
{job}- {d:Marzo 2022 a la fecha|2022-03|now}: {p:Subdirectora encargada}, {c:I.E. San José de Jauja}
{job}- {d:2018 a 2021|2018|2021}: {p:Docente nombrada de Comunicación}, {c:I.E. San José de Jauja}
{job}- {d:2017|2017}: {p:Docente contratada}, {c:I.E. Toribio Rodríguez}, {l:Apata}
{job}- {d:2016|2016}: {p:Docente contratada}, {c:I.E. N° 30443}, {l:Curicaca}
{job}- {d:2015|2015}: {p:Docente contratada}, {c:I.E. José María Arguedas}, {l:Monobamba}
{job}- {c:I.E. Ricardo Palma}, {l:Canchayllo}. {p:Profesora por horas}. {d:03/03/2014 – 31/12/2014|2014-03|2014-12}
{job}- {c:I.E. 9 de Julio}, {l:Concepción}. {p:Profesora por horas}. {d:04/03/2013 – 31/12/2013|2013-03|2013-12}
{job}{c:Academia Alfa y Omega}: {p:profesora de Razonamiento Verbal} ({d:veranos 2011, 2012, 2013|2011|2013})
{job}{c:Radio Xauxa}: {p:locutora} ({d:2010|2010})

## education | FORMACIÓN
{study}- {d:2019 – 2021|2019|2021}: {g:Maestría en <Gestión Educativa>}, {i:Universidad Peruana Los Andes}
{study}- {d:2012|2012}: {g:Licenciada en <Pedagogía y Humanidades>}, {i:Universidad Nacional del Centro del Perú}
{study}{i:Instituto Superior Pedagógico Pedro Monge Córdova}, {g:Profesora de <Comunicación>} ({d:2005/2010|2005|2010})

## awards | RESOLUCIONES DE FELICITACIÓN
R.D. 01288-2019 UGEL Jauja, por los Juegos Florales
R.D. 00412-2023 UGEL Jauja

## certifications | ACTUALIZACIÓN
{x:Comprensión lectora}, PerúEduca, 2020
{x:Diplomado Tutoría y convivencia}, 2017
{x:Seminario Nuevos enfoques}, Huancayo, 14 y 15 de mayo 2015

## skills | COMPETENCIAS DIGITALES
{s:Google Classroom}, {s:Genially}, {s:Word}, {s:PowerPoint}
`,

  'nancy-choquecota': `
# Nancy Choquecota Flores
{phone:952 771 306}
{place:Tacna}

## experience | Experiencia
{job}{p:Vendedora}, {c:Galería Bolognesi stand 114}, {d:2022 - hoy|2022|now}
{job}{p:Cuidadora de niños}, {d:2020|2020}
{job}{c:Hostal Don Abel}: {p:limpieza}, {d:8 meses|}

## education | Estudios
{study}{g:Secundaria}, {i:I.E. Modesto Basadre}

## skills | Habilidades
{s:Ventas}, {s:Trato amable}
`,

  'jefferson-sangama': `
# Jefferson Sangama Tapullima
20 años, {place:Yurimaguas}
WhatsApp {phone:929 004 511}

{sum:Busco trabajo de ayudante, reponedor o lo que haya.}

## experience | He trabajado
{job}{c:Ferretería El Shanusi}, {p:ayudante}, {d:desde diciembre 2024 hasta marzo 2025|2024-12|2025-03}
{job}{c:Chifa Hong Lim}, {p:lavaplatos}, {d:2024|2024}
En la chacra de mi papá, siempre

## education | Estudio
{study}{g:5to de secundaria}, {i:Colegio Nacional Mixto de Yurimaguas}, {d:terminé el 2023|2023}

## skills | Puedo
{s:Cargar}, {s:manejar motokar}, {s:cobrar}, {s:usar el celular y la computadora}

## - | Disponibilidad
Inmediata, incluso domingos
`,

  'sabina-carlin': `
# Sabina Carlín Morante
{title:Odontóloga}  COP 99 271
{place:Chiclayo}  {phone:979 204 663}  {email:sabina.carlin@correoejemplo.com}

## experience | Experiencia
{job}{c:Consultorio propio}  {p:Odontóloga general}  {d:2021-|2021|now}
{job}{c:Clínica Dental Sonrisa Mochica}  {p:Odontóloga asociada}  {d:2018-21|2018|2021}
{job}{c:Hospital Las Mercedes}  {p:SERUMS}  {d:2017|2017}

## education | Estudios
{study}{i:Universidad Señor de Sipán}  {g:Cirujano Dentista}  {d:2011-16|2011|2016}
{study}{i:Universidad Científica del Sur}  {g:Especialidad en <Ortodoncia>}  {d:2022-24|2022|2024}

## skills | Tratamientos
{s:Ortodoncia}  {s:Endodoncia}  {s:Carillas}  {s:Blanqueamiento}

## languages | Idiomas
{n:Inglés}  {v:B2|intermediate}
`,
}

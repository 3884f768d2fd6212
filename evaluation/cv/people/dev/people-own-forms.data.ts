/** Labels for more than a reader wants: who was the boss, why one left, what the firm does; marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const moreLabelsThanNeeded: Record<string, string> = {
  'nelly-huaringa': `
>< **SOLICITUD DE EMPLEO – DATOS DEL POSTULANTE**

## contact | DATOS PERSONALES
Nombre completo: {name:Nelly Huaringa Capcha}
Puesto solicitado: Operaria de producción
Domicilio: {place:Mz. F Lote 3, Huaycán, Ate}
Referencia del domicilio: a dos cuadras del mercado
Teléfono: {phone:917 336 004}
Correo: {email:nellyhuaringa.c@correoejemplo.com}
N° de hijos: 2

## education | ESTUDIOS
Nivel: {study}{g:Secundaria completa}
Colegio: {i:I.E. 1236 Alfonso Barrantes Lingán}
Año de egreso: {d:2009|2009}

Nivel: {study}{g:Confección textil} (técnico)
Centro: {i:CETPRO Huaycán}
Año de egreso: {d:2012|2012}

## experience | ÚLTIMOS EMPLEOS
1) Empresa: {job}{c:Confecciones Rosa Mística S.A.C.}
   Giro: Textil exportación
   Dirección: Av. Nicolás Ayllón 4820, Ate
   Puesto: {p:Costurera remalladora y recubridora}
   Fecha de ingreso: {d:07/01/2022|2022-01|2024-12}     Fecha de cese: {d:20/12/2024|2022-01|2024-12}
   Jefe inmediato: Sra. Vilma Soto     Telf.: 917 000 305
   Motivo de salida: Fin de contrato

2) Empresa: {job}{c:Galletera San Martín de Porres}
   Giro: Alimentos
   Puesto: {p:Operaria de envasado}
   Fecha de ingreso: {d:03/2018|2018-03|2021-11}     Fecha de cese: {d:11/2021|2018-03|2021-11}
   Jefe inmediato: Sr. Luis Camarena
   Motivo de salida: Mejora económica

3) Empresa: {job}{c:Lavandería Industrial Blanquita}
   Giro: Servicios
   Puesto: {p:Planchadora}
   Fecha de ingreso: {d:2014|2014|2017}     Fecha de cese: {d:2017|2014|2017}
   Motivo de salida: Maternidad

## skills | MÁQUINAS QUE MANEJA
{s:Remalladora}, {s:recubridora}, {s:recta}, {s:envasadora flow pack}
`,

  'ricardo-yauri': `
# {name:RICARDO YAURI MEZA}
>< {title:Almacenero / Montacarguista}
>< {place:Villa El Salvador, Lima} – Cel. {phone:934 557 120} – {email:ryauri.almacen@correoejemplo.com}

## experience | EXPERIENCIA LABORAL

__{job}{c:OPERADOR LOGÍSTICO VILLA CARGO S.A.C.}__
Cargo                      : {p:Montacarguista y despachador}
Periodo                   : {d:Agosto 2021 – a la fecha|2021-08|now}
Área                         : Almacén de tránsito
Jefe inmediato      : Ing. Marcos Rivas
Funciones:
- Carga y descarga con montacargas de 2.5 toneladas y apilador eléctrico.
- Inventarios cíclicos y control FEFO.

__{job}{c:FERRETERÍA INDUSTRIAL TORNILLOS Y MÁS E.I.R.L.}__
Cargo                      : {p:Auxiliar de almacén}
Periodo                   : {d:Febrero 2018 – Julio 2021|2018-02|2021-07}
Área                         : Recepción
Jefe inmediato      : Sr. Pablo Ñahui
Funciones:
- Recepción, ubicación y picking.

__{job}{c:MERCADO MAYORISTA DE SANTA ANITA}__
Cargo                      : {p:Estibador}
Periodo                   : {d:2015 – 2017|2015|2017}
Referencia             : Sr. Teodoro, puesto 214

## education | ESTUDIOS
{study}{g:Secundaria}             : {i:I.E. Príncipe de Asturias} ({d:2014|2014})
Técnico                   : {study}{g:Administración Logística}, {i:Instituto IDAT} ({d:2019 – 2020|2019|2020}, inconcluso)

## certifications | CERTIFICADOS
Operación               : {x:Operador de montacargas}, Tecsup, 2021
Seguridad               : {x:Manejo de materiales peligrosos (MATPEL) nivel I}, 2022

## skills | CONOCIMIENTOS
Sistemas                 : {s:SAP WM}, {s:Excel} básico
Equipos                   : {s:Montacargas}, {s:apilador}, {s:pistola RF}
`,

  'catalina-uchuya': `
# {name:Catalina Uchuya Hernández}
{title:Enfermera ocupacional}
✆ {phone:956 204 417}   ✉ {email:cata.uchuya@correoejemplo.com}   {place:Pisco, Ica}

## summary | Resumen profesional
{sum:Enfermera con especialidad en salud ocupacional. Seis años en pesca, construcción y agroexportación.}

## experience | Historial laboral

**1. {job}{c:Pesquera Caleta San Andrés S.A.}**
**Rubro:** harina y aceite de pescado
**Puesto ocupado:** {p:Enfermera ocupacional}
**Tiempo de permanencia:** 2 años 10 meses ({d:marzo 2022 a la actualidad|2022-03|now})
**Reporta a:** Superintendencia de SST
**Tareas:** vigilancia médica de 410 trabajadores, tópico, campañas y reportes SUSALUD.

**2. {job}{c:Consorcio Puente Pisco}**
**Rubro:** construcción
**Puesto ocupado:** {p:Enfermera de obra}
**Tiempo de permanencia:** 1 año ({d:enero 2021 a enero 2022|2021-01|2022-01})
**Reporta a:** Residente de obra
**Tareas:** atención de emergencias, inspecciones de botiquines.

**3. {job}{c:Agrícola Villacurí del Sur S.A.C.}**
**Rubro:** espárrago y uva
**Puesto ocupado:** {p:Enfermera de tópico}
**Tiempo de permanencia:** 2 campañas ({d:2019 y 2020|2019|2020})

**4. {job}{c:Hospital San Juan de Dios de Pisco}**
**Puesto ocupado:** {p:Enfermera SERUMS}
**Tiempo de permanencia:** 1 año ({d:2018|2018})

## education | Estudios
**{study}{g:Licenciada en <Enfermería>}**
**Centro:** {i:Universidad Autónoma de Ica}   **Año:** {d:2017|2017}
**{study}{g:Especialista en <Salud Ocupacional>}**
**Centro:** {i:Universidad Peruana Cayetano Heredia}   **Año:** {d:2021|2021}

## certifications | Certificaciones
{x:CEP 90112}
{x:BLS y ACLS}, 2023
{x:Audiometría ocupacional}, 2021
{x:Espirometría ocupacional NIOSH}, 2021

## skills | Aptitudes
{s:Vigilancia médica}, {s:ergonomía}, {s:primeros auxilios}, {s:Excel}
`,

  'lino-sanchez-oliva': `
# {name:LINO SANCHEZ OLIVA}
## contact | DATOS PERSONALES
NACIMIENTO : CAJABAMBA, 12 DE JUNIO DE 1968
DNI : 26000001
DIRECCION : {place:JR. GRAU 320 CAJABAMBA}
CELULAR : {phone:976 340 551}
OCUPACION : {title:CHOFER PROFESIONAL}

## education | ESTUDIOS
{study}{g:PRIMARIA} : {i:E.E. 113 CAJABAMBA}
{study}{g:SECUNDARIA} : {i:C.N. JOSE GALVEZ} : {d:1986|1986}

## experience | EXPERIENCIA LABORAL
EMPRESA : {job}{c:EMPRESA DE TRANSPORTES HUAYANAY HERMANOS}
PUESTO : {p:CHOFER DE OMNIBUS INTERPROVINCIAL}
RUTA : CAJABAMBA - TRUJILLO - LIMA
TIEMPO : {d:2012 - 2025|2012|2025}
JEFE : SR. JUSTO HUAYANAY

EMPRESA : {job}{c:MUNICIPALIDAD PROVINCIAL DE CAJABAMBA}
PUESTO : {p:CHOFER DE VOLQUETE}
TIEMPO : {d:2007 - 2011|2007|2011}

EMPRESA : {job}{c:UNIDAD MINERA ALGAMARCA}
PUESTO : {p:CONDUCTOR DE CAMIONETA}
TIEMPO : {d:2003 - 2006|2003|2006}
MOTIVO DE RETIRO : CIERRE DE OPERACIONES

EMPRESA : {job}{c:EJERCITO DEL PERU}
PUESTO : {p:SARGENTO CONDUCTOR}
TIEMPO : {d:1987 - 1989|1987|1989}

## certifications | LICENCIA Y CURSOS
LICENCIA : {x:A III A}
CURSO : {x:SEGURIDAD VIAL}, MTC, 2023
CURSO : {x:MECANICA DIESEL}, SENATI, 1999

## skills | OTROS CONOCIMIENTOS
{s:MECANICA BASICA}
{s:MANEJO NOCTURNO EN ALTURA}
{s:USO DE TACOGRAFO}

## references | REFERENCIAS
SR. JUSTO HUAYANAY - 976 000 118
`,
}

/** Words that ads of every trade have: they tell no ad from another. Folded, any number and gender. */
export const commonWords = `
acorde administracion ademas adjuntar adquirir adicional agencia ambiente amplio analista ano anual apoyar apoyo area
arequipa asignado asistente asistir atencion auditoria avanzado bachiller banco base basico beneficio bono brindar buen
bueno busca buscamos busqueda cada cadena caja callao cambio campana campo candidato capacidad capacitacion carga cargo
cargar carrera cas centro certificado ciclo ciudad clase clima clinica colaborador colegiado comercial competencia
completo comunicacion condicion conocer conocimiento constante contabilidad contar contratacion contrato control
convocatoria coordinacion coordinar corporativo correcto crecimiento cuenta cumplimiento cumplir curso dar deber dedicacion
deseable desarrollar desarrollo descanso desempeno dia dinamico directo discapacidad diseno disponibilidad documento domingo
dos durante egresado ejecucion ejecutar ejecutivo electronico elaboracion elaborar empresa encargado encontrar enero entrega
equipo especialista especializacion especifico estudio excel excelente experiencia fin fijo flexible formacion fortaleza full
funcion general gerencia gestion gestionar grado grupo habil habilidad habilitado hacer hombre hora horario importante
incluir indefinido indicador indispensable industrial informacion informe ingeniero ingenieria ingles ingreso ingresar
inicial inmediato institucion integrar interes interno intermedio jefe jornada juev julio labor laboral lider liderazgo
licencia licenciado lima linea local lograr logro lunes manejar manejo mantener mantenimiento manana marketing martes
maximo mayor medio mejor mensual mercado mes mesa meta miembro minimo mixto modalidad movilidad mujer necesario necesita
nivel noche nuevo objetivo obra obtener ofertar oficina ofrecer ofrecemos operacion operativo oportunidad orden organizacion
orientacion orientado pago pais participar pedir perfil permanente persona personal peru peruano plan planilla plano planta
plazo poder posicion practica preferencia preparar presencial presentar presupuesto prestacion prestigio previo prima
principal privado proactivo problema procedimiento proceso producto profesional programa proyecto prueba publico puesto
puntual rango realizar rapido recibir reconocido rector referencia regimen registro relacion remoto remuneracion reportar
reporte requerido requerir requiere requisito resolver responsabilidad responsable resultado resumen reunion rotativo rubro
sabado salario san santa secundario sector sede seguimiento seguridad seguro semana semanal senior ser servicio siguiente
similar sistema sociedad solicitar solido solucion sueldo superior supervisar supervision tarde tarea tecnico tema tener
tiempo tipo titulado titulo todo trabajar trabajo trato traves tres turno unico unidad universidad universitario usar uso
utilidad vacante vacaciones valor valorar varios venta ver viernes vida vigente vinculado zona cliente
`

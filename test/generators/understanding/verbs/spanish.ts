import type { VerbClauses } from './verb-clauses.ts';

export const spanish: VerbClauses = {
  stopping: ['dejar de contestar mensajes en la cena', 'evitar los turnos dobles'],
  learning: ['aprender a injertar olivos', 'practicar inglés con los huéspedes'],
  behaving: ['tener más paciencia con los aprendices', 'ver más a menudo a mis padres'],
  founding: [
    'abrir una peluquería en mi barrio',
    'montar una quesería con mi prima',
    'poner en marcha un coro',
  ],
  introducing: ['introducir un sistema de citas', 'implantar reuniones cortas en el taller'],
  delegating: ['delegar los pedidos en mi segunda', 'pasar el relevo de la tesorería'],
  visiting: [
    'asistir a dos ferias de artesanía',
    'pasar un día en una herrería de verdad',
    'hacer prácticas en una guardería',
  ],
  choosing: ['comprar una furgoneta de segunda mano', 'alquilar un local para mi consulta'],
  seeking: [
    'encontrar dos camareras para el verano',
    'conseguir más alumnos de violín',
    'conocer a otras traductoras',
  ],
  selling: ['vender mi miel en el mercado', 'dar a conocer mis cestas'],
  becoming: ['ser encargada de planta', 'convertirme en jefa de cocina', 'pasar de camarero a sumiller'],
  applying: [
    'solicitar plaza en ocho escuelas',
    'matricularme en el ciclo de electricidad',
    'enviar la solicitud de la ayuda',
  ],
  finishing: ['terminar el manual de contabilidad', 'acabar los dos módulos que me quedan'],
  talking: ['pedir a mi jefa un horario más claro', 'decirle a mi socio lo que me molesta'],
  teaching: ['enseñar a coser a principiantes', 'dar clases de guitarra'],
  saving: ['ahorrar para la entrada de un piso', 'apartar 80 euros al mes'],
  exercising: ['correr tres veces por semana', 'volver a correr por el río', 'perder peso'],
  making: [
    'escribir mi primera carta de postres',
    'construir un gallinero',
    'organizar una fiesta en la calle',
  ],
  deciding: ['decidir si me mudo al pueblo', 'averiguar qué certificado necesito'],
  improving: ['reducir el pan que sobra cada día', 'llegar a 900 euros al mes', 'bajar el tiempo de espera'],
  passing: ['aprobar el teórico', 'sacarme el carnet de camión', 'presentarme al examen de técnico'],
  daring: ['atreverme a llamar a clientes nuevos', 'perder el miedo a las alturas en el andamio'],
};

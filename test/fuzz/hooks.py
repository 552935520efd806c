"""What `npm run fuzz` adds to Schemathesis: the bodies of forms, and two checks that know this API."""

import json
import os
import re
from urllib.parse import urlencode

import schemathesis
from hypothesis import strategies
from schemathesis.generation.meta import negated_parameters
from schemathesis.specs.openapi.checks import negative_data_rejection

FORM = "application/x-www-form-urlencoded"
JSON = "application/json"
# In its strict mode, the server ignores nothing.
IS_STRICT = "FUZZ_STRICT" in os.environ

# How the server names a value that its schema does not accept.
REFUSED_VALUE = re.compile(
    r"( is not (an?|valid|in) |^Missing '.*' argument$| is too (long|short|large|small)| cannot be blank"
    r"|has too many|unexpected|invalid format|must not contain|Malformed|^Invalid Idempotency-Key|^Strict mode)",
    re.IGNORECASE,
)

# Refusals of values that the document cannot exclude, or only with a rule that hides more than it states: of all
# operations or of some, with the reason.
EXCUSED = [
    (
        None,
        r"must not contain null bytes|is not valid Unicode",
        "No text may have U+0000 or half a surrogate pair. A pattern of every text would state it again and again.",
    ),
    (
        None,
        r"cannot be blank|is not a URL$",
        "Handlers refuse these texts with errors that clients know. The descriptions state it.",
    ),
    (None, r"^Strict mode: .*(deprecated|is a former name)", "The document has them, marked as deprecated or former."),
    (
        "sendMessage sendTypingStatus updateMutedTopic",
        r"^Missing '(to|stream_id)' argument$",
        "Required or not depending on another parameter. The description states it.",
    ),
    (
        "updateSubscriptionProperties",
        r"^\w+ is not a (boolean|string)$|^Invalid subscription_data",
        "The type of `value` depends on `property`. The description states it.",
    ),
    (
        "updateOwnProfileData updateUser",
        r" is not a (string|list)$",
        "The type of `value` depends on the field of the profile. The error has the name of the field.",
    ),
    (
        "deleteOwnProfileData deleteSubscriptions",
        r"^(data|subscriptions) is not a list$",
        "Schemathesis encodes the examples of these lists twice.",
    ),
    (
        "createLinkifier updateLinkifier",
        r"^Bad regular expression: ",
        "No schema states the syntax of RE2. The description of `pattern` does.",
    ),
    (
        "reorderLinkifiers",
        r"^The ordered list must not contain duplicated linkifiers$",
        "Clients know this error. The description states that each ID is in the list once.",
    ),
]


def message_of(response):
    try:
        return response.json().get("msg", "")
    except ValueError:
        return ""


def names_text_of_query(message, case):
    """OpenAPI 3.0 has no schema for JSON text in a query, so it is only a string there."""
    is_old = case.operation.schema.raw_schema["openapi"].startswith("3.0")
    return is_old and message.split(" ")[0].split("[")[0] in (case.query or {})


def is_excused(message, case):
    operation = case.operation.definition.raw["operationId"]
    return names_text_of_query(message, case) or any(
        (operations is None or operation in operations.split()) and re.search(pattern, message)
        for operations, pattern, _ in EXCUSED
    )


def form_fields(body, as_json):
    for name, value in body.items():
        if name in as_json or not isinstance(value, (str, list)):
            yield name, json.dumps(value)
        elif isinstance(value, list):
            for one in value:
                yield name, one if isinstance(one, str) else json.dumps(one)
        else:
            yield name, value


@schemathesis.serializer(FORM)
def form(context, value):
    """Follows `encoding.contentType`, which Schemathesis does only for multipart forms."""
    case = context.case
    if not isinstance(case.body, dict):
        return value if isinstance(value, bytes) else json.dumps(value).encode()
    encoding = case.operation.get_body_for_media_type(FORM).definition.get("encoding") or {}
    as_json = {name for name, one in encoding.items() if one.get("contentType") == JSON}
    return urlencode(list(form_fields(case.body, as_json)), errors="surrogatepass").encode()


@schemathesis.check
def valid_data_accepted(context, response, case):
    """Fails if the server refuses a value that the document allows."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code not in (400, 413):
        return
    message = message_of(response)
    assert not REFUSED_VALUE.search(message) or is_excused(message, case), (
        f"The document allows what the server refuses: {message}"
    )


def is_null(value):
    values = value if isinstance(value, list) else [value]
    return all(one is None or one == "null" for one in values)


def negates_only_nulls(case):
    """A null argument is an absent one, which the document states for all parameters."""
    if isinstance(case.body, dict) and any(is_null(value) for value in case.body.values()):
        return True
    names = [name for name, _ in negated_parameters(case.meta)]
    query = case.query or {}
    return bool(names) and all(name in query and is_null(query[name]) for name in names)


@schemathesis.check
def invalid_data_refused(context, response, case):
    """Fails if the server accepts what the document excludes. It passes over unknown parameters, and reports them."""
    if IS_STRICT:
        return negative_data_rejection(context, response, case)
    is_json = response.headers.get("content-type", [""])[0].startswith(JSON)
    if is_json and response.json().get("ignored_parameters_unsupported"):
        return None
    return None if negates_only_nulls(case) else negative_data_rejection(context, response, case)


def examples_of(operation, location):
    parameters = [one for one in operation.iter_parameters() if one.location == location]
    examples = {}
    for parameter in parameters:
        definition = parameter.definition
        described = next(iter((definition.get("content") or {}).values()), definition)
        if "example" in described:
            value = described["example"]
            examples[parameter.name] = value if isinstance(value, str) else json.dumps(value)
    return examples


def or_examples(location):
    def draw(context, values):
        examples = examples_of(context.operation, location)
        return strategies.sampled_from([values, {**(values or {}), **examples}] if examples else [values])

    return draw


def body_or_example(context, body):
    content = context.operation.definition.raw.get("requestBody", {}).get("content", {})
    example = content.get(JSON, {}).get("example")
    return strategies.sampled_from([body] if example is None else [body, example])


# Sequences of operations end early if their first request fails, so half of their values are the examples.
if os.environ.get("FUZZ_SEQUENCES"):
    schemathesis.hook("flatmap_path_parameters")(or_examples("path"))
    schemathesis.hook("flatmap_query")(or_examples("query"))
    schemathesis.hook("flatmap_body")(body_or_example)

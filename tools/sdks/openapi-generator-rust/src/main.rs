use std::env;
use std::fmt::Debug;
use std::future::Future;

use openapi::apis::configuration::Configuration;
use openapi::apis::{
    attachments_api, channels_api, events_api, messages_api, organization_api, settings_api,
    user_groups_api, users_api, Error,
};
use openapi::models::*;

type Outcome<T> = Result<T, String>;

/// Reports a step. Returns what it found, or the default for the steps that need it.
async fn step<T: Default>(name: &str, run: impl Future<Output = Outcome<T>>) -> T {
    match run.await {
        Ok(value) => {
            println!("ok {name}");
            value
        }
        Err(error) => {
            println!("failed {name}: {}", error.lines().next().unwrap_or_default());
            T::default()
        }
    }
}

fn expect<T: PartialEq + Debug>(actual: T, expected: T) -> Outcome<()> {
    if actual == expected {
        return Ok(());
    }
    Err(format!("got {actual:?} instead of {expected:?}"))
}

fn text(error: impl Debug) -> String {
    format!("{error:?}")
}

fn channel_message(channel: &str, content: &str) -> SendMessageRequest {
    SendMessageRequest {
        to: Some(Box::new(SendMessageRequestTo::NameOrEmail(channel.into()))),
        topic: Some("hello".into()),
        ..SendMessageRequest::new(SentMessageType::Channel, content.into())
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let variable = |name| env::var(name).expect(name);
    let api = &Configuration {
        base_path: variable("API_URL"),
        basic_auth: Some((variable("EMAIL"), Some(variable("API_KEY")))),
        ..Configuration::default()
    };

    step("server settings", async {
        let settings = organization_api::get_server_settings(api).await.map_err(text)?;
        expect(settings.zulip_feature_level > 0, true)
    })
    .await;

    let own_id = step("own user", async {
        let user = users_api::get_own_user(api).await.map_err(text)?;
        expect(user.role, Role::OWNER)?;
        Ok(user.user_id)
    })
    .await;

    step("subscribe to a new channel", async {
        let channel = ChannelToJoin::new("sdks".into());
        let request = CreateSubscriptionsRequest::new(vec![channel]);
        let response = channels_api::create_subscriptions(api, request, None).await.map_err(text)?;
        expect(response.subscribed.into_values().collect(), vec![vec!["sdks".to_string()]])
    })
    .await;

    let queue_id = step("register a queue", async {
        let request = RegisterQueueRequest {
            event_types: Some(vec!["message".into()]),
            ..RegisterQueueRequest::new()
        };
        let queue = events_api::register_queue(api, Some(request)).await.map_err(text)?;
        Ok(queue.queue_id)
    })
    .await;

    let message_id = step("send a channel message", async {
        let request = channel_message("sdks", "Hello, **SDK**");
        let sent = messages_api::send_message(api, request, None).await.map_err(text)?;
        expect(sent.id > 0, true)?;
        Ok(sent.id)
    })
    .await;

    step("send a direct message", async {
        let request = SendMessageRequest {
            to: Some(Box::new(SendMessageRequestTo::RecipientIds(vec![own_id]))),
            ..SendMessageRequest::new(SentMessageType::Direct, "Note to self".into())
        };
        let sent = messages_api::send_message(api, request, None).await.map_err(text)?;
        expect(sent.id > message_id, true)
    })
    .await;

    step("get the message event", async {
        let response = events_api::get_events(
            api, Some(&queue_id), Some(-1), None, None, None, None, None, None, None, None, None, None, None,
        )
        .await
        .map_err(text)?;
        let contents: Vec<_> = response
            .events
            .into_iter()
            .filter_map(|event| match event {
                Event::MessageEvent(event) => Some(event.message.content),
                _ => None,
            })
            .collect();
        expect(contents, vec!["Hello, **SDK**".to_string(), "Note to self".to_string()])
    })
    .await;

    step("get messages with a narrow", async {
        let anchor = message_id.to_string();
        let narrow = r#"[{"operator": "channel", "operand": "sdks"}]"#;
        let response =
            messages_api::list_messages(api, 0, 5, Some(&anchor), None, Some(narrow), None, None, None)
                .await
                .map_err(text)?;
        expect(response.messages.iter().map(|message| message.id).collect(), vec![message_id])
    })
    .await;

    step("large anchor", async {
        let anchor = Some("10000000000000000");
        let response = messages_api::list_messages(api, 1, 0, anchor, None, None, None, None, None)
            .await
            .map_err(text)?;
        expect(response.anchor, 10_000_000_000_000_000)
    })
    .await;

    step("star a message", async {
        let request = UpdateMessageFlagsRequest::new(vec![message_id], "add".into(), "starred".into());
        let response = messages_api::update_message_flags(api, request, None).await.map_err(text)?;
        expect(response.messages, vec![message_id])
    })
    .await;

    step("add a reaction", async {
        let request = CreateReactionRequest::new("tada".into());
        messages_api::create_reaction(api, message_id, request, None).await.map_err(text).map(drop)
    })
    .await;

    step("upload a file", async {
        std::fs::write("notes.txt", "Some notes").map_err(text)?;
        let response = attachments_api::upload_file(api, "notes.txt".into(), None).await.map_err(text)?;
        expect(response.filename, "notes.txt".into())
    })
    .await;

    step("update settings", async {
        let request = UpdateSettingsRequest {
            twenty_four_hour_time: Some(true),
            ..UpdateSettingsRequest::new()
        };
        settings_api::update_settings(api, None, Some(request)).await.map_err(text).map(drop)
    })
    .await;

    step("create a user group", async {
        let request =
            CreateUserGroupRequest::new("sdk-makers".into(), "Makers of SDKs".into(), vec![own_id]);
        let group = user_groups_api::create_user_group(api, request, None).await.map_err(text)?;
        expect(group.group_id > 0, true)
    })
    .await;

    step("error with its code", async {
        let request = channel_message("no such channel", "Hello");
        match messages_api::send_message(api, request, None).await {
            Err(Error::ResponseError(response)) => match response.entity {
                Some(messages_api::SendMessageError::Status400(error)) => {
                    expect(error.code, ErrorCode::StreamDoesNotExist)
                }
                other => Err(text(other)),
            },
            other => Err(text(other)),
        }
    })
    .await;

    step("delete the queue", async {
        events_api::delete_queue(api, &queue_id).await.map_err(text).map(drop)
    })
    .await;
}
